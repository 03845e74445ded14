import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { sizeGuideMessages } from '../../messages/size-guide.ts'
import { GarmentDrawing } from './garment-drawing.tsx'
import { findGarment, listMeasures, type Measure, type SizeGuide } from './measure-points.ts'

type SizeGuideDialogProps = { guide: SizeGuide; onClose: () => void }

/** The measures of the garment in each size, and how they are taken. */
export function SizeGuideDialog({ guide, onClose }: SizeGuideDialogProps) {
  const t = useMessages(sizeGuideMessages)
  const measures = listMeasures(guide)
  const drawn = measures.filter(({ point }) => point !== null)
  const names = drawn.map(({ letter, name }) => `${letter}, ${name.toLowerCase()}`).join('; ')
  return (
    <Popup open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={t.title} close={t.close}>
      <div className="grid gap-x-8 gap-y-6 pb-2 sm:grid-cols-figure">
        <div className="min-w-0">
          <p className="mb-3 text-14 text-ink-soft">{t.in_centimeters}</p>
          <MeasureTable guide={guide} measures={measures} />
        </div>
        <section>
          <h3 className="text-16 font-semibold">{t.how}</h3>
          {drawn.length > 0 && (
            <div className="mt-3">
              <GarmentDrawing garment={findGarment(guide)} measures={measures} label={t.drawing(names)} />
            </div>
          )}
          <dl className="mt-3 grid gap-2 text-14">
            {drawn.map(({ letter, name, point }) => (
              <div key={letter}>
                <dt className="inline font-semibold">
                  {letter}. {name}:{' '}
                </dt>
                <dd className="inline text-ink-soft">{point && t.places[point]}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-14 text-ink-soft">{t.how_text}</p>
        </section>
      </div>
    </Popup>
  )
}

/** Wider than a phone, it scrolls inside of itself, also by the keyboard. */
function MeasureTable({ guide, measures }: { guide: SizeGuide; measures: readonly Measure[] }) {
  const t = useMessages(sizeGuideMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={t.table} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-14">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="sticky left-0 bg-paper py-2 pr-3 text-left font-semibold">
              {t.size}
            </th>
            {measures.map(({ letter, name, point }) => (
              <th key={letter} scope="col" className="px-2 py-2 text-right font-semibold">
                {point ? `${name} (${letter})` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.sizes.map(({ size, centimeters }) => (
            <tr key={size} className="border-b border-line last:border-0">
              <th scope="row" className="sticky left-0 bg-paper py-2.5 pr-3 text-left font-semibold">
                {size}
              </th>
              {measures.map(({ letter }, at) => (
                <td key={letter} className="px-2 py-2.5 text-right">
                  {centimeters[at]?.toLocaleString('de-DE') ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t.none}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
