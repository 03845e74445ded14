import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useOpenedPaper } from '../controls/use-desk-file.ts'
import { printMessages } from '../messages/printing.ts'
import { useMay, useStaffApi } from '../session/account.ts'

/** As many as one file of papers takes. */
const MOST_PAPERS = 100

type PrintMenuProps = {
  orders: readonly string[]
  /** Whether a carrier may have drawn labels for some of them. */
  mayHaveLabels: boolean
  /** As on a page of its own order, where it stands beside a heading. */
  isQuiet?: boolean
}

/** The papers of some orders, each as one PDF in a tab of its own, for whoever may see what is made. */
export function PrintMenu({ orders, mayHaveLabels, isQuiet = false }: PrintMenuProps) {
  const t = useMessages(printMessages)
  const may = useMay()
  const api = useStaffApi()
  const { isDrawing, open } = useOpenedPaper()
  if (!may('production.view') || orders.length > MOST_PAPERS) return null
  const ids = [...orders]
  const fetchLabels = async (paper: 'label' | 'guide') => {
    const { url, missing } = await api.drawShippingLabels({ orders: ids, paper })
    if (missing.length > 0) notify(t.missing(missing))
    return { url }
  }
  const labels: MenuItem[] = [
    { label: t.labels, note: t.labels_note, onSelect: () => open(() => fetchLabels('label')), isApart: true },
    { label: t.guides, note: t.guides_note, onSelect: () => open(() => fetchLabels('guide')) },
  ]
  return (
    <ActionMenu
      trigger={
        <Button variant={isQuiet ? 'quiet' : 'second'} size="small" isBusy={isDrawing}>
          {t.print}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={[
        {
          label: t.work_orders,
          onSelect: () => open(() => api.drawWorkOrders({ orders: ids, paper: 'A4' })),
        },
        {
          label: t.small_work_orders,
          onSelect: () => open(() => api.drawWorkOrders({ orders: ids, paper: 'A5' })),
        },
        { label: t.slips, onSelect: () => open(() => api.drawPackingSlips({ orders: ids })) },
        ...(mayHaveLabels ? labels : []),
      ]}
    />
  )
}
