import { searchInks } from '@estampa/domain/customization/ink-chart'
import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { inkChartMessages } from '../../messages/ink-chart.ts'
import { useMay } from '../../session/account.ts'
import { type InkChart, useSaveInkChart } from './use-ink-chart.ts'

/** So many are shown, and as many more each time somebody asks for more: five thousand at once are slow. */
const SHOWN_AT_ONCE = 200

/** The inks of the chart, each with its color. */
export function InkChips({ chart }: { chart: InkChart }) {
  const t = useMessages(inkChartMessages)
  const may = useMay()
  const { save, isBusy } = useSaveInkChart(chart)
  const [words, setWords] = useState('')
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const found = searchInks(chart.inks, words)
  const search = (typed: string) => {
    setWords(typed)
    setMost(SHOWN_AT_ONCE)
  }
  const clear = may('products.edit') && chart.inks.length > 0 && (
    <Button variant="quiet" size="small" disabled={isBusy} onClick={() => void save([], t.cleared)}>
      <Icon name="trash" size={16} />
      {t.clear}
    </Button>
  )
  return (
    <PageSection title={t.inks} action={clear}>
      {chart.inks.length === 0 ? (
        <p className="max-w-110 text-14 text-ink-soft">{t.empty}</p>
      ) : (
        <>
          <div className="flex">
            <SearchField label={t.search} words={words} onSearch={search} />
          </div>
          <p role="status" className="mt-2 text-13 text-ink-soft">
            {found.length === 0 ? t.none_found : t.count(found.length)}
          </p>
          <ul aria-label={t.inks} className="mt-2 flex flex-wrap gap-1.5">
            {found.slice(0, most).map((ink) => (
              <li
                key={ink.name}
                className="flex max-w-full min-w-0 items-center gap-1.5 rounded-pill border border-line-strong py-0.5 pr-1 pl-2 text-13"
              >
                <ColorDot name="" color={ink.hex} size={18} className="shrink-0" />
                <span className="min-w-0 truncate">
                  {ink.name}
                  {ink.code !== '' && <span className="text-ink-soft"> · {ink.code}</span>}
                </span>
                {may('products.edit') && (
                  <button
                    type="button"
                    aria-label={t.remove(ink.name)}
                    disabled={isBusy}
                    onClick={() =>
                      void save(
                        chart.inks.filter((one) => one !== ink),
                        t.removed(ink.name),
                      )
                    }
                    className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-wash"
                  >
                    <Icon name="x" size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button
              variant="second"
              size="small"
              className="mt-3"
              onClick={() => setMost(most + SHOWN_AT_ONCE)}
            >
              {t.show_more}
            </Button>
          )}
        </>
      )}
    </PageSection>
  )
}
