import { withdrawalTexts } from '@estampa/domain/law'
import { Link } from 'react-router'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'

type WithdrawalNoteProps = { hasPlain: boolean; hasDecorated: boolean }

/** The right of withdrawal, stated before a purchase, and the lines that are excluded. */
export function WithdrawalNote({ hasPlain, hasDecorated }: WithdrawalNoteProps) {
  const { name, right, exception } = withdrawalTexts[useShopConfig().environment]
  const path = useShopPath()
  return (
    <section aria-label={name} className="mt-5 rounded-base border border-line p-4 text-14">
      <Link
        to={path('/arrepentimiento')}
        target="_blank"
        className="font-semibold underline underline-offset-4"
      >
        {name}
      </Link>
      {hasPlain && <p className="mt-1.5 text-ink-soft">{right}</p>}
      {hasDecorated && <p className="mt-1.5 text-ink-soft">{exception}</p>}
    </section>
  )
}

/** The note at a line that is made to order. */
export function MadeToOrder() {
  const { madeToOrder } = withdrawalTexts[useShopConfig().environment]
  return <p className="mt-0.5 text-12 text-ink-faint">{madeToOrder}</p>
}
