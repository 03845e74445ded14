import { withdrawalTexts } from '@estampa/domain/law'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { lawMessages } from '../messages/law.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'

type WithdrawalLinkProps = { order: { number: number; lines: readonly { hasProductBuilding: boolean }[] } }

/** The link to withdraw from an order, on its page, and the lines that cannot be returned. */
export function WithdrawalLink({ order }: WithdrawalLinkProps) {
  const t = useMessages(lawMessages)
  const { name, right, exception } = withdrawalTexts[useShopConfig().environment]
  const path = useShopPath()
  const isDecorated = order.lines.some((line) => line.hasProductBuilding)
  const isPlain = order.lines.some((line) => !line.hasProductBuilding)
  return (
    <section className="text-14 text-ink-soft max-md:order-1">
      <h2 className="text-14 font-semibold text-ink">{t.go_back}</h2>
      {isPlain && <p className="mt-1">{right}</p>}
      {isDecorated && <p className="mt-1">{exception}</p>}
      <Link
        to={path(`/arrepentimiento?order=${order.number}`)}
        className="mt-1 inline-flex min-h-9 items-center underline underline-offset-4"
      >
        {name}
      </Link>
    </section>
  )
}
