import { paymentMethodOf } from '@estampa/domain/shops'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { paymentsMessages } from '../messages/payments.ts'
import type { StorefrontConfig } from '../shop/shop-data.ts'

export type PaymentMethod = StorefrontConfig['partnerPaymentMethods'][number]

type AccountRow = { label: string; value: string }

const accountFields = ['holder', 'bank', 'CBU', 'alias', 'account', 'CUIT', 'RUT'] as const

/** The account to pay to, as far as the shop gives it: CBU and CUIT in Argentina, account and RUT in Chile. */
export function AccountRows({ method, more = [] }: { method: PaymentMethod; more?: readonly AccountRow[] }) {
  const t = useMessages(paymentsMessages)
  const account = accountFields.flatMap((field) => {
    const value = method[field]
    return value ? [{ label: t[field], value }] : []
  })
  const rows = [...account, ...more]
  if (paymentMethodOf(method.code).isOnline || rows.length === 0) return null
  return (
    <dl className="divide-y divide-line rounded-base border border-line bg-paper px-4">
      {rows.map((row) => (
        <CopyRow key={row.label} row={row} />
      ))}
    </dl>
  )
}

function CopyRow({ row }: { row: AccountRow }) {
  const t = useMessages(paymentsMessages)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(row.value)
    setIsCopied(true)
  }
  return (
    <div className="flex min-h-12 flex-col justify-center py-1.5 sm:flex-row sm:items-center sm:gap-3">
      <dt className="w-20 shrink-0 text-14 text-ink-soft sm:w-24">{row.label}</dt>
      <dd className="flex w-full min-w-0 flex-1 items-center justify-between gap-2">
        <span className="tabular min-w-0 font-semibold wrap-anywhere">
          <GroupedDigits text={row.value} />
        </span>
        <button
          type="button"
          aria-label={t.copy_what(row.label)}
          onClick={copy}
          className="thumb inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-base px-2 text-14 text-ink-soft hover:bg-wash hover:text-ink"
        >
          <Icon name={isCopied ? 'check' : 'copy'} size={16} />
          <span className="hidden sm:inline">{t.copy}</span>
        </button>
        <span role="status" className="sr-only">
          {isCopied && t.copied(row.label)}
        </span>
      </dd>
    </div>
  )
}

/** A CBU in its two parts, bank and account: a number this long is read, and broken, between them. */
function GroupedDigits({ text }: { text: string }) {
  const [, bank, account] = /^(\d{8})(\d{14})$/.exec(text) ?? []
  if (!bank) return text
  return (
    <>
      <span className="mr-1.5 inline-block">{bank}</span>
      <span className="inline-block">{account}</span>
    </>
  )
}
