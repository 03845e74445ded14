import { dayText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { todayMessages } from '../messages/today.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { TodayView } from './today-view.ts'

const HEIGHT = 96
const BAR = 18
const GAP = 6
const WEEK = 7

/** The week's sales beside the week before; the bars stand in a table for whoever cannot see them. */
export function SalesFigure({ today: { week, weekBefore, days } }: { today: TodayView }) {
  const t = useMessages(todayMessages)
  const money = useAmountText()
  const { environment } = useShop()
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-22 font-semibold tabular">{money(week.total)}</span>
        <span className="text-13 text-ink-soft">{t.orders(week.orders)}</span>
      </p>
      <p className="text-13 text-ink-faint">
        {t.against(money(weekBefore.total), t.orders(weekBefore.orders))}
      </p>
      <SalesBars days={days} />
      <table className="sr-only">
        <caption>{t.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, total }) => (
            <tr key={day}>
              <th scope="row">{dayText(day, environment)}</th>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** One bar for each day, the week before fainter. */
function SalesBars({ days }: Pick<TodayView, 'days'>) {
  const money = useAmountText()
  const { environment } = useShop()
  const most = Math.max(1, ...days.map(({ total }) => total))
  const width = days.length * (BAR + GAP) - GAP
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="sales-bars" aria-hidden="true">
      {days.map(({ day, total }, at) => {
        const height = Math.max(total > 0 ? 2 : 1, Math.round((total / most) * HEIGHT))
        return (
          <rect
            key={day}
            x={at * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1.5}
            className={at < WEEK ? 'sales-before' : 'sales-now'}
          >
            <title>{`${dayText(day, environment)}: ${money(total)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
