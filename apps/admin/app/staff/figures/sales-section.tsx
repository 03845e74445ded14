import { numberText } from '@estampa/domain/messages/numbers'
import { spanSteps } from '@estampa/domain/staff/figures'
import { Button } from '@estampa/ui/button'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ExportMenu } from '../../controls/export-menu.tsx'
import { PageSection } from '../../controls/page-section.tsx'
import { figuresMessages } from '../../messages/figures.ts'
import { useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { ChangeFigure } from './change-figure.tsx'
import type { SalesFigures } from './figures-types.ts'
import { SalesChart } from './sales-chart.tsx'
import { type ChosenSpan, steppedSpanPath } from './span-query.ts'
import { useSpanText } from './use-span-text.ts'

/** The sales of a span part by part, drawn or as the table that is drawn. */
export function SalesSection({ figures, chosen }: { figures: SalesFigures; chosen: ChosenSpan }) {
  const t = useMessages(figuresMessages)
  const api = useStaffApi()
  const [isTable, setIsTable] = useState(false)
  const { span, step } = chosen
  const isEmpty = figures.sales.orders === 0 && figures.salesBefore.orders === 0
  return (
    <PageSection
      title={t.chart}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <StepSelect chosen={chosen} />
          <Button variant="quiet" size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? t.as_chart : t.as_table}
          </Button>
          <ExportMenu ask={(format) => api.exportSales({ ...span, by: step, format })} />
        </div>
      }
    >
      {isEmpty && <p className="py-6 text-ink-soft">{t.none_here}</p>}
      {!isEmpty && (isTable ? <SalesTable figures={figures} /> : <SalesChart figures={figures} />)}
    </PageSection>
  )
}

function StepSelect({ chosen }: { chosen: ChosenSpan }) {
  const t = useMessages(figuresMessages)
  const navigate = useNavigate()
  const open = (value: string) => {
    const step = spanSteps.find((one) => one === value)
    if (step) void navigate(steppedSpanPath(chosen, step), { replace: true, preventScrollReset: true })
  }
  return (
    <Select
      aria-label={t.step}
      className="w-32"
      value={chosen.step}
      onChange={({ target }) => open(target.value)}
      options={spanSteps.map((value) => ({ value, label: t.steps[value] }))}
    />
  )
}

function SalesTable({ figures: { parts, sales, salesBefore } }: { figures: SalesFigures }) {
  const t = useMessages(figuresMessages)
  const money = useAmountText()
  const spanText = useSpanText()
  return (
    <table className="records">
      <caption className="sr-only">{t.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{t.part}</th>
          <th scope="col" className="number max-sm:hidden">
            {t.orders}
          </th>
          <th scope="col" className="number max-sm:hidden">
            {t.units}
          </th>
          <th scope="col" className="number">
            {t.part_amount}
          </th>
          <th scope="col" className="number max-sm:hidden">
            {t.part_before}
          </th>
          <th scope="col" className="number max-md:hidden">
            {t.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.from}>
            <td className="whitespace-nowrap">{spanText(part, true)}</td>
            <td className="number max-sm:hidden">{numberText(part.orders)}</td>
            <td className="number max-sm:hidden">{numberText(part.units)}</td>
            <td className="number">
              {money(part.amount)}
              <span className="block text-12 text-ink-faint sm:hidden">
                {t.before(money(part.amountBefore))}
              </span>
            </td>
            <td className="number text-ink-soft max-sm:hidden">{money(part.amountBefore)}</td>
            <td className="number max-md:hidden">
              <ChangeFigure now={part.amount} before={part.amountBefore} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <td>{t.total}</td>
          <td className="number max-sm:hidden">{numberText(sales.orders)}</td>
          <td className="number max-sm:hidden">{numberText(sales.units)}</td>
          <td className="number">{money(sales.amount)}</td>
          <td className="number max-sm:hidden">{money(salesBefore.amount)}</td>
          <td className="number max-md:hidden">
            <ChangeFigure now={sales.amount} before={salesBefore.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
