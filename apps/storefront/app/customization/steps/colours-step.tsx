import { Button } from '@estampa/ui/button'
import { ColourDot } from '@estampa/ui/colour-dot'
import { QuantityInput } from '@estampa/ui/quantity-input'
import type { Technique } from '../../catalog/load-product.ts'
import { customiseMessages } from '../../messages/customise.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Place } from '../draft.ts'

type Thread = { name: string; hex: string }
type ColoursStepProps = {
  place: Place
  technique: Technique
  threads: readonly Thread[]
  onChange: (change: Pick<Place, 'colours' | 'colour_names'>) => void
  onContinue: () => void
}

/** How many inks are printed, or which threads are sewn. */
export function ColoursStep({ place, technique, threads, onChange, onContinue }: ColoursStepProps) {
  const t = useMessages(customiseMessages)
  const most = technique.maxColours ?? 64
  const own = place.logo?.colours.length ?? 0
  // a logo of more colors than the technique takes is refused beside the button
  const isReduced = own > place.colours && own <= most
  return (
    <div className="grid gap-4">
      {technique.pricing === 'stitches' ? (
        <Threads place={place} threads={threads} most={most} onChange={onChange} />
      ) : (
        <>
          <p className="text-14 text-ink-soft">{t.colours_text}</p>
          <div className="flex items-center justify-between gap-4">
            <span className="text-14 font-semibold">{t.colours_count}</span>
            <QuantityInput
              value={place.colours}
              least={1}
              most={most}
              label={t.colours_count}
              fewer={t.fewer}
              more={t.more}
              onChange={(colours) =>
                onChange({
                  colours: Math.max(1, colours),
                  colour_names: (place.logo?.colours ?? []).slice(0, colours),
                })
              }
            />
          </div>
          <Found place={place} />
          <p className="text-12 text-ink-faint">{t.most_colours(most)}</p>
        </>
      )}
      {isReduced && <p className="text-14 text-warning">{t.many_colours(own, place.colours)}</p>}
      <Button look="second" onClick={onContinue}>
        {t.continue}
      </Button>
    </div>
  )
}

function Found({ place }: { place: Place }) {
  const t = useMessages(customiseMessages)
  if (!place.logo?.colours.length) return null
  return (
    <div className="flex items-center gap-3 text-14 text-ink-soft">
      {t.found_colours}
      <ul className="flex flex-wrap gap-1.5">
        {place.logo.colours.slice(0, 12).map((hex, index) => (
          <li key={hex} className={index < place.colours ? '' : 'opacity-30'}>
            <ColourDot name={hex} colour={hex} size={22} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ThreadsProps = Pick<ColoursStepProps, 'place' | 'threads' | 'onChange'> & { most: number }

function Threads({ place, threads, most, onChange }: ThreadsProps) {
  const t = useMessages(customiseMessages)
  const chosen = place.colour_names.filter((hex) => threads.some((thread) => thread.hex === hex))
  const toggle = (hex: string) => {
    const next = chosen.includes(hex) ? chosen.filter((one) => one !== hex) : [...chosen, hex].slice(-most)
    onChange({ colours: Math.max(1, next.length), colour_names: next })
  }
  return (
    <>
      <p className="text-14 text-ink-soft">{t.threads_text}</p>
      <ul className="-m-1 flex flex-wrap">
        {threads.map(({ name, hex }) => (
          <li key={hex}>
            <button
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={chosen.includes(hex)}
              onClick={() => toggle(hex)}
              className="relative grid size-11 place-items-center rounded-full before:absolute before:inset-1 before:rounded-full before:border-2 before:border-transparent hover:before:border-line-strong aria-pressed:before:border-ink"
            >
              <ColourDot name="" colour={hex} size={26} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
