import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { PageSection } from '../controls/page-section.tsx'
import { gangSheetMessages } from '../messages/gang-sheets.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { ProductionOrder } from './use-job.ts'

/** The film that an order took; what it cost is for whoever sees margins. */
export function JobFilm({ order: { number, film } }: { order: ProductionOrder }) {
  const t = useMessages(gangSheetMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const money = useAmountText()
  const maySeeCosts = useMay()('margins.view')
  const sheets = film.map((sheet) => sheet.sheetId)
  const { data } = useQuery({
    queryKey: [shop, 'film-costs', number, sheets],
    queryFn: ({ signal }) => api.getFilmCosts({ number }, { signal, isQuiet: true }),
    enabled: maySeeCosts && film.length > 0,
  })
  if (film.length === 0) return null
  const used = t.film_used(film.reduce((sum, { lengthMm }) => sum + lengthMm, 0))
  const cost = data?.cost ?? null
  return (
    <PageSection title={t.film}>
      <p className="font-semibold tabular">{cost === null ? used : `${used} · ${money(cost)}`}</p>
      <ul className="mt-1 grid gap-1 text-13 text-ink-soft">
        {film.map(({ sheetId, number, techniqueName, widthCm, lengthMm }) => (
          <li key={sheetId} className="flex flex-wrap justify-between gap-x-3">
            <span>{t.film_of_sheet(number, techniqueName, widthCm)}</span>
            <span className="tabular">{t.film_used(lengthMm)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
