import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import type { RowSelection } from '../../controls/row-selection.tsx'
import { orderRunMessages } from '../../messages/order-runs.ts'
import type { OrderRow } from '../order-types.ts'
import { type OrdersFilter, toOrdersInput } from '../orders-query.ts'
import { PrintMenu } from '../print-menu.tsx'
import { toTabText } from './tab-text.ts'

const RunDialog = onDemand(() => import('./run-dialog.tsx').then((file) => file.RunDialog))

type SelectionBarProps = {
  selection: RowSelection
  filter: OrdersFilter
  rows: readonly OrderRow[]
  /** How many the filter finds in all. */
  total: number
}

/** At the lower edge while something is marked: what can be done with many orders at once. */
export function SelectionBar({ selection, filter, rows, total }: SelectionBarProps) {
  const r = useMessages(orderRunMessages)
  const [isAll, setIsAll] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const count = selection.ids.size
  if (count === 0) return null
  const clear = () => {
    selection.clear()
    setIsAll(false)
  }
  const copy = () => {
    const marked = rows.filter(({ id }) => selection.has(id))
    navigator.clipboard.writeText(toTabText(marked)).then(
      () => notify(r.copied),
      () => notify(r.copy_failed),
    )
  }
  const { PaginaActual: _, maxResultCount: __, ...whole } = toOrdersInput(filter)
  return (
    <section aria-label={r.chosen(count)} className="selection-bar">
      <p role="status" className="font-semibold">
        {isAll ? r.all_chosen(total) : r.chosen(count)}
      </p>
      {!isAll && total > count && (
        <Button variant="quiet" size="small" onClick={() => setIsAll(true)}>
          {r.choose_all(total)}
        </Button>
      )}
      <span className="flex-1" />
      <Button variant="quiet" size="small" onClick={clear}>
        {r.clear}
      </Button>
      {!isAll && <PrintMenu orders={[...selection.ids]} mayHaveLabels />}
      {!isAll && (
        <Button variant="second" size="small" onClick={copy}>
          {r.copy}
        </Button>
      )}
      <Button size="small" onClick={() => setIsOpen(true)}>
        {r.move}
      </Button>
      {isOpen && (
        <RunDialog
          chosen={isAll ? { filter: whole } : { orders: [...selection.ids] }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
