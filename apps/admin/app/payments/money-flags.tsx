import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { moneyDeskMessages } from '../messages/money-desk.ts'
import { useMay, useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { MoneyAct, MoneyFlag } from './money-types.ts'

type MoneyFlagsProps = { flags: readonly MoneyFlag[]; onAct: (act: MoneyAct) => void }

/** What no rule can settle: money to be paid back, chargebacks, and news of payments that do not fit. */
export function MoneyFlags({ flags, onAct }: MoneyFlagsProps) {
  const t = useMessages(moneyDeskMessages)
  return (
    <PageSection title={t.flags}>
      {flags.length === 0 && <p className="text-13 text-ink-soft">{t.flags_none}</p>}
      <ul className="divide-y divide-line">
        {flags.map((flag) => (
          <FlagRow key={`${flag.kind} ${flag.orderId} ${flag.at}`} flag={flag} onAct={onAct} />
        ))}
      </ul>
    </PageSection>
  )
}

function FlagRow({ flag, onAct }: { flag: MoneyFlag; onAct: (act: MoneyAct) => void }) {
  const t = useMessages(moneyDeskMessages)
  const money = useAmountText()
  const waited = useWaitedText()
  const may = useMay()
  const { shop } = useShop()
  const { kind, number, buyer, sentence, amount, at } = flag
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-medium">{sentence}</p>
        <p className="text-13 text-ink-soft">{t.cures[kind]}</p>
        <p className="text-13">
          <Link
            to={`/${shop}/orders/${number}`}
            className="text-brand-ink underline-offset-4 hover:underline"
          >
            {t.order(number)}
          </Link>
          <span className="text-ink-faint">{[' ', buyer, waited(at)].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      <span className="font-semibold tabular">{money(amount)}</span>
      <span className="flex flex-wrap gap-2">
        {kind === 'refund_owed' && may('payments.refund') && (
          <Button
            variant="second"
            size="small"
            aria-label={t.give_back_of(number)}
            onClick={() => onAct({ kind: 'give_back', number })}
          >
            {t.give_back}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t.settle_of(number)}
          onClick={() => onAct({ kind: 'settle', number, flag: kind })}
        >
          {t.settle}
        </Button>
      </span>
    </li>
  )
}
