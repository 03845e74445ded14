import { paymentMethodOf } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { dayText, shortMomentText, todayIn } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { moneyDeskMessages } from '../messages/money-desk.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { DayClosing } from './money-types.ts'

const MOST = 2_000

/** What came and went within one day, for comparing it with the bank; made to be printed. */
export function ClosingScreen() {
  const t = useMessages(moneyDeskMessages)
  const { shop, name, environment } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const day = readDay(query) ?? todayIn(environment)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'money', 'closing', day],
    queryFn: ({ signal }) => api.getDayClosing({ day }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const title = t.closing_of(dayText(day, environment))
  const open = (other: string) => void navigate(`?day=${other}`, { replace: true })
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <PageHead
        title={title}
        back={{ to: `/${shop}/money`, text: t.to_desk }}
        actions={
          <Button variant="second" size="small" onClick={() => window.print()}>
            {t.print}
          </Button>
        }
      />
      <div className="my-3 flex flex-wrap items-end gap-2 print:hidden">
        <Button variant="quiet" size="small" onClick={() => open(dayAfter(day, -1))}>
          {t.previous_day}
        </Button>
        <Field label={t.day}>
          {(aria) => (
            <TextInput
              {...aria}
              key={day}
              type="date"
              defaultValue={day}
              onChange={({ target }) => target.value && open(target.value)}
            />
          )}
        </Field>
        <Button variant="quiet" size="small" onClick={() => open(dayAfter(day, 1))}>
          {t.next_day}
        </Button>
      </div>
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.closing_loading} rows={10} />}
      {data && (
        <div aria-busy={isPlaceholderData} className={clsx('grid gap-8', isPlaceholderData && 'opacity-60')}>
          {data.items.length > 0 ? (
            <>
              <MethodTable closing={data} />
              <MoveTable closing={data} />
            </>
          ) : (
            <TeachingEmpty title={t.closing_none_title} text={t.closing_none_text} />
          )}
        </div>
      )}
    </>
  )
}

function readDay(query: URLSearchParams): string | undefined {
  const day = query.get('day') ?? ''
  return /^20\d\d-[01]\d-[0-3]\d$/.test(day) ? day : undefined
}

function dayAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

function MethodTable({ closing: { methods, total } }: { closing: DayClosing }) {
  const t = useMessages(moneyDeskMessages)
  const money = useAmountText()
  return (
    <table className="records max-w-3xl">
      <caption className="sr-only">{t.method}</caption>
      <thead>
        <tr>
          <th scope="col">{t.method}</th>
          <th scope="col" className="number max-sm:hidden">
            {t.moves}
          </th>
          <th scope="col" className="number">
            {t.came}
          </th>
          <th scope="col" className="number">
            {t.went}
          </th>
          <th scope="col" className="number max-sm:hidden">
            {t.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map((sums) => (
          <SumsRow key={sums.method} name={paymentMethodOf(sums.method).name} sums={sums} money={money} />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <SumsRow name={t.total} sums={total} money={money} />
      </tfoot>
    </table>
  )
}

type SumsRowProps = { name: string; sums: DayClosing['total']; money: (amount: number) => string }

function SumsRow({ name, sums, money }: SumsRowProps) {
  return (
    <tr>
      <th scope="row" className="text-left font-normal">
        {name}
      </th>
      <td className="number max-sm:hidden">{sums.moves}</td>
      <td className="number">{money(sums.in)}</td>
      <td className="number">{money(sums.out)}</td>
      <td className="number max-sm:hidden">{money(sums.net)}</td>
    </tr>
  )
}

function MoveTable({ closing: { items, total } }: { closing: DayClosing }) {
  const t = useMessages(moneyDeskMessages)
  const money = useAmountText()
  const { shop, environment } = useShop()
  return (
    <div>
      <table className="records">
        <caption className="sr-only">{t.moves}</caption>
        <thead>
          <tr>
            <th scope="col" className="max-sm:hidden">
              {t.at}
            </th>
            <th scope="col">{t.buyer}</th>
            <th scope="col" className="max-md:hidden">
              {t.method}
            </th>
            <th scope="col" className="max-md:hidden">
              {t.reference}
            </th>
            <th scope="col">{t.kind}</th>
            <th scope="col" className="number">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, at, kind, number, buyer, method, reference, bank, amount }) => (
            <tr key={id}>
              <td className="tabular whitespace-nowrap text-ink-soft max-sm:hidden">
                {shortMomentText(at, environment)}
              </td>
              <td className="w-1/3 max-w-0">
                <span className="block truncate">{buyer}</span>
                <Link to={`/${shop}/orders/${number}`} className="row-link text-13 text-ink-soft">
                  {t.order(number)}
                </Link>
              </td>
              <td className="max-md:hidden">{paymentMethodOf(method).name}</td>
              <td className="tabular text-ink-soft max-md:hidden">
                {[reference, bank].filter(Boolean).join(' · ')}
              </td>
              <td>{t.kinds[kind]}</td>
              <td className="number">{money(kind === 'in' ? amount : -amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total.moves > MOST && <p className="mt-3 text-13 text-ink-soft">{t.cut}</p>}
    </div>
  )
}
