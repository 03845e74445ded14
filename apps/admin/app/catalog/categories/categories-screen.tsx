import { moveAmongLike } from '@estampa/domain/catalog/categories'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../../controls/teaching-empty.tsx'
import { categoryMessages } from '../../messages/categories.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import type { CategoryAct } from './category-act.ts'
import { DeleteCategoryDialog, MergeCategoryDialog } from './category-dialogs.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryLine } from './category-line.tsx'
import { type ListedCategory, useCategories, useChangedCategories } from './use-categories.ts'

/** The categories as the shop's menus show them: their order, which stands in which, names and pictures. */
export function CategoriesScreen() {
  const t = useMessages(categoryMessages)
  const { shop, name } = useShop()
  const { data, error, refetch } = useCategories()
  const [act, setAct] = useState<CategoryAct>()
  const begin = (
    <Button size="small" onClick={() => setAct({ kind: 'make', parentId: null })}>
      <Icon name="plus" size={16} />
      {t.new}
    </Button>
  )
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        back={{ to: `/${shop}/products`, text: t.to_list }}
        note={<span role="status">{data ? t.found(data.length) : '\u00a0'}</span>}
        actions={begin}
      />
      <div className="mt-4 max-w-180">
        {!data && error && (
          <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />
        )}
        {!data && !error && <RowsSkeleton label={t.loading} rows={8} />}
        {data?.length === 0 && <TeachingEmpty title={t.empty_title} text={t.empty_text} action={begin} />}
        {data && data.length > 0 && <CategoryTable rows={data} onAct={setAct} />}
      </div>
      <OpenAct act={act} all={data ?? []} onClose={() => setAct(undefined)} />
    </>
  )
}

type CategoryTableProps = { rows: readonly ListedCategory[]; onAct: (act: CategoryAct) => void }

function CategoryTable({ rows, onAct }: CategoryTableProps) {
  const t = useMessages(categoryMessages)
  const api = useStaffApi()
  const changed = useChangedCategories()
  const [isMoving, setIsMoving] = useState(false)
  const move = async (category: ListedCategory, by: -1 | 1) => {
    if (isMoving) return
    setIsMoving(true)
    try {
      const places = moveAmongLike(rows, category.id, by).map(({ id, parentId }) => ({ id, parentId }))
      changed(await api.arrangeCategories({ places }))
      notify(t.moved(category.title))
    } catch (error) {
      showError(error)
    }
    setIsMoving(false)
  }
  return (
    <>
      <table className="records" aria-busy={isMoving || undefined}>
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className="number">
              {t.own_products}
            </th>
            <th scope="col">
              <span className="sr-only">{t.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CategoryLine
              key={row.id}
              row={row}
              rows={rows}
              onAct={onAct}
              onMove={(by) => void move(row, by)}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-ink-faint">{t.order_note}</p>
    </>
  )
}

type OpenActProps = { act: CategoryAct | undefined; all: readonly ListedCategory[]; onClose: () => void }

function OpenAct({ act, all, onClose }: OpenActProps) {
  if (!act) return null
  if (act.kind === 'merge') return <MergeCategoryDialog category={act.category} all={all} onClose={onClose} />
  if (act.kind === 'remove') return <DeleteCategoryDialog category={act.category} onClose={onClose} />
  const category = act.kind === 'make' ? null : act.category
  const parentId = act.kind === 'make' ? act.parentId : act.category.parentId
  return <CategoryForm category={category} parentId={parentId} all={all} onClose={onClose} />
}
