import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { PageSection } from '../../controls/page-section.tsx'
import { orderMessages } from '../../messages/order.ts'
import { orderChangeMessages } from '../../messages/order-change.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import type { ChangePreview } from './change-draft.ts'

type Row = ChangePreview['lines'][number]['before'][number]

/** The lines that change with old and new beside each other, the totals, and what the difference does. */
export function ChangePreviewSection({
  preview,
  error,
  isFresh,
}: {
  preview: ChangePreview | undefined
  error: unknown
  isFresh: boolean
}) {
  const t = useMessages(orderChangeMessages)
  return (
    <PageSection
      title={t.preview}
      note={t.kept_note}
      action={
        <span role="status" className="text-13 text-ink-faint">
          {isFresh ? '' : t.calculating}
        </span>
      }
    >
      {error ? <PreviewFailure error={error} /> : null}
      {preview && !error && (
        <div className={clsx(!isFresh && 'opacity-60')}>
          <ChangedLines preview={preview} />
          {preview.after && <Totals preview={preview} />}
          {preview.fault && <p className="text-13 text-ink-soft">{preview.fault.sentence}</p>}
        </div>
      )}
    </PageSection>
  )
}

function PreviewFailure({ error }: { error: unknown }) {
  const { message } = useFailureView()(error)
  return <p className="text-13 text-error">{message}</p>
}

function ChangedLines({ preview }: { preview: ChangePreview }) {
  const t = useMessages(orderChangeMessages)
  const changed = preview.lines.filter(({ status }) => status !== 'kept')
  return (
    <ul className="grid gap-3">
      {changed.map(({ shoppingCartUUID, productName, before, after }, at) => (
        <li key={shoppingCartUUID ?? `new ${at}`} className="border-b border-line pb-3">
          <p className="font-medium">{productName}</p>
          <div className="mt-1 grid grid-cols-2 gap-4 text-13 tabular">
            <Rows title={t.was} rows={before} />
            <Rows title={t.becomes} rows={after ?? []} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const money = useAmountText()
  return (
    <div className="min-w-0">
      <p className="text-12 text-ink-faint">{title}</p>
      {rows.length === 0 && <p>—</p>}
      {rows.map(({ sku, variantName, quantity, unitPrice, subTotal }) => (
        <p key={sku}>
          <span className="block break-words">{`${quantity} × ${variantName || sku}`}</span>
          <span className="block text-ink-soft">
            {money(unitPrice)} c/u · {money(subTotal)}
          </span>
        </p>
      ))}
    </div>
  )
}

function Totals({ preview }: { preview: ChangePreview }) {
  const t = useMessages(orderChangeMessages)
  const o = useMessages(orderMessages)
  const money = useAmountText()
  const { before, after, difference } = preview
  if (!after) return null
  const rows = [
    [o.subtotal, before.subTotal, after.subTotal],
    [o.taxes, before.taxes, after.taxes],
    ...(before.discount > 0 ? [[o.discount, -before.discount, -after.discount] as const] : []),
    [o.shipping, before.shippingCost, after.shippingCost],
    [o.total, before.total, after.total],
  ] as const
  return (
    <>
      <table className="mt-3 w-full text-13 tabular">
        <thead>
          <tr className="text-12 text-ink-faint">
            <td />
            <th scope="col" className="py-1 text-right font-normal">
              {t.was}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, was, becomes]) => (
            <tr key={label} className={clsx(label === o.total && 'border-t border-line font-semibold')}>
              <th
                scope="row"
                className={clsx('py-1 text-left', label === o.total ? 'font-semibold' : 'font-normal')}
              >
                {label}
              </th>
              <td className="py-1 text-right">{money(was)}</td>
              <td className="py-1 text-right">{money(becomes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex justify-between gap-4 text-16 font-semibold tabular">
        <span>{t.difference}</span>
        <span>{`${difference > 0 ? '+' : ''}${money(difference)}`}</span>
      </p>
      <p className={clsx('mt-1 text-13', preview.effect === 'none' ? 'text-ink-soft' : 'text-warning')}>
        {preview.effect === 'owed' && t.owed(money(difference))}
        {preview.effect === 'owed_back' && t.owed_back(money(preview.refundOwed))}
        {preview.effect === 'none' && (difference === 0 ? t.same : t.less_to_pay(money(preview.toPay)))}
      </p>
    </>
  )
}
