import { Button } from '@estampa/ui/button'
import { momentText } from '@estampa/web/countries'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { orderChangesMessages } from '../messages/order-changes.ts'
import { ordersMessages } from '../messages/orders.ts'
import { useMoney } from '../money/amount.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Order } from './timeline.ts'

type Change = Order['changes'][number]
type ChangeProps = { order: Order; onChanged: (order: Order) => void }

/** A change that costs more waits for its buyer: the order before and after, and the answer. */
export function WaitingChange({ order, onChanged }: ChangeProps) {
  const t = useMessages(orderChangesMessages)
  const money = useMoney()
  const change = order.changes.find(({ state }) => state === 'proposed')
  if (!change) return null
  return (
    <section
      aria-labelledby="change"
      className="grid gap-5 rounded-large border-2 border-brand p-4 sm:p-6 md:col-span-2"
    >
      <div>
        <h2 id="change" className="text-22 leading-tight font-semibold">
          {t.waiting}
        </h2>
        <p className="mt-1.5 text-ink-soft">{t.waiting_text}</p>
      </div>
      <ul className="grid gap-1">
        {change.words.map((words) => (
          <li key={words} className="font-medium">
            {words}
          </li>
        ))}
      </ul>
      {change.note && <p className="text-ink-soft">«{change.note}»</p>}
      <div className="grid gap-6 sm:grid-cols-2">
        <Content title={t.was} content={change.before} />
        <Content title={t.becomes} content={change.after} />
      </div>
      <p className="font-semibold">{t.more(money(change.difference))}</p>
      <AnswerButtons key={change.number} order={order} number={change.number} onChanged={onChanged} />
    </section>
  )
}

function Content({ title, content }: { title: string; content: Change['before'] }) {
  const o = useMessages(ordersMessages)
  const money = useMoney()
  const rows = content.lines.flatMap(({ productName, rows }) => rows.map((row) => ({ ...row, productName })))
  return (
    <div className="min-w-0 rounded-large bg-wash p-4">
      <h3 className="mb-2 text-14 text-ink-soft">{title}</h3>
      <ul className="grid gap-2">
        {rows.map(({ sku, productName, variantName, quantity, subTotal }) => (
          <li key={`${productName} ${sku}`} className="flex justify-between gap-4">
            <span className="min-w-0">
              {productName}
              <span className="block text-14 text-ink-soft">
                {[variantName, o.units(quantity)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{money(subTotal)}</span>
          </li>
        ))}
      </ul>
      {content.address && <p className="mt-3 text-14 text-ink-soft">{content.address}</p>}
      <p className="mt-3 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <span>{o.total}</span>
        <span className="whitespace-nowrap tabular-nums">{money(content.total)}</span>
      </p>
    </div>
  )
}

/** Where the order has moved on meanwhile it is shown as it is now. */
function AnswerButtons({ order, number, onChanged }: ChangeProps & { number: number }) {
  const t = useMessages(orderChangesMessages)
  const api = useApi()
  const [working, setWorking] = useState<'accept' | 'refuse'>()
  const answer = async (accepts: boolean) => {
    setWorking(accepts ? 'accept' : 'refuse')
    try {
      onChanged(await api.checkout.answerOrderChange({ Id: order.id, number, accepts }))
      notify(accepts ? t.accepted : t.refused)
    } catch (error) {
      showError(error)
      if (isFailure(error) && error.status === 409) {
        await api.orders.getOrderById({ Id: order.id }).then(onChanged, () => {})
      }
    } finally {
      setWorking(undefined)
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        isBusy={working === 'accept'}
        disabled={working !== undefined}
        onClick={() => void answer(true)}
      >
        {t.accept}
      </Button>
      <Button
        variant="second"
        isBusy={working === 'refuse'}
        disabled={working !== undefined}
        onClick={() => void answer(false)}
      >
        {t.refuse}
      </Button>
    </div>
  )
}

/** What was changed so far, the newest first. */
export function PastChanges({ order }: { order: Order }) {
  const t = useMessages(orderChangesMessages)
  const money = useMoney()
  const { environment } = useShopConfig()
  const past = order.changes.filter(({ state }) => state !== 'proposed').toReversed()
  if (past.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-18 font-semibold">{t.title}</h2>
      <ol className="grid gap-4">
        {past.map(({ number, state, at, words, note, before, after }) => (
          <li key={number} className="border-t border-line pt-3">
            <p className="text-14 text-ink-soft">
              {momentText(at, environment)} · {t.states[state]}
            </p>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {note && <p className="text-14 text-ink-soft">«{note}»</p>}
            <p className="text-14 tabular-nums">{t.from_to(money(before.total), money(after.total))}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
