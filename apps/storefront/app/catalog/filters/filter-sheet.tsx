import { Button } from '@estampa/ui/button'
import { Sheet } from '@estampa/ui/sheet'
import { useMessages } from '@estampa/web/messages'
import { productsListMessages } from '../../messages/list.ts'
import { shellMessages } from '../../messages/shell.ts'
import type { ListFacets } from '../list-tables.ts'
import { FilterForm } from './filter-form.tsx'

type FilterSheetProps = { facets: ListFacets; total: number; onClose: () => void }

/** The filters on a phone, over the page. */
export function FilterSheet({ facets, total, onClose }: FilterSheetProps) {
  const t = useMessages(productsListMessages)
  const shell = useMessages(shellMessages)
  return (
    <Sheet
      open
      side="bottom"
      title={t.filters}
      close={shell.close}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button wide onClick={onClose}>
          {t.see_results(total)}
        </Button>
      }
    >
      <div className="p-5">
        <FilterForm facets={facets} id="filters-sheet" />
      </div>
    </Sheet>
  )
}
