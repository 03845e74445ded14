import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { QuantityInput } from '@estampa/ui/quantity-input'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../../catalog/load-product.ts'
import { customizeMessages } from '../../messages/customize.ts'
import type { AreaDraft } from '../draft.ts'

type Thread = { name: string; hex: string }
type ColorsStepProps = {
  areaDraft: AreaDraft
  technique: Technique
  threads: readonly Thread[]
  onChange: (change: Pick<AreaDraft, 'colours' | 'colour_names'>) => void
  onContinue: () => void
}

/** The count of inks of a print, or the threads of an embroidery. */
export function ColorsStep({ areaDraft, technique, threads, onChange, onContinue }: ColorsStepProps) {
  const t = useMessages(customizeMessages)
  const max = technique.maxColours ?? 64
  const own = areaDraft.logo?.colours.length ?? 0
  // a logo of more colors than the technique takes is refused beside the button
  const isReduced = own > areaDraft.colours && own <= max
  return (
    <div className="grid gap-4">
      {technique.pricing === 'stitches' ? (
        <Threads areaDraft={areaDraft} threads={threads} max={max} onChange={onChange} />
      ) : (
        <>
          <p className="text-14 text-ink-soft">{t.colours_text}</p>
          <div className="flex items-center justify-between gap-4">
            <span className="text-14 font-semibold">{t.colours_count}</span>
            <QuantityInput
              value={areaDraft.colours}
              least={1}
              most={max}
              label={t.colours_count}
              fewer={t.fewer}
              more={t.more}
              onChange={(colors) =>
                onChange({
                  colours: Math.max(1, colors),
                  colour_names: (areaDraft.logo?.colours ?? []).slice(0, colors),
                })
              }
            />
          </div>
          <FoundColors areaDraft={areaDraft} />
          <p className="text-12 text-ink-faint">{t.most_colours(max)}</p>
        </>
      )}
      {isReduced && <p className="text-14 text-warning">{t.many_colours(own, areaDraft.colours)}</p>}
      <Button variant="second" onClick={onContinue}>
        {t.continue}
      </Button>
    </div>
  )
}

function FoundColors({ areaDraft }: { areaDraft: AreaDraft }) {
  const t = useMessages(customizeMessages)
  if (!areaDraft.logo?.colours.length) return null
  return (
    <div className="flex items-center gap-3 text-14 text-ink-soft">
      {t.found_colours}
      <ul className="flex flex-wrap gap-1.5">
        {areaDraft.logo.colours.slice(0, 12).map((hex, index) => (
          <li key={hex} className={index < areaDraft.colours ? '' : 'opacity-30'}>
            <ColorDot name={hex} color={hex} size={22} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ThreadsProps = Pick<ColorsStepProps, 'areaDraft' | 'threads' | 'onChange'> & { max: number }

function Threads({ areaDraft, threads, max, onChange }: ThreadsProps) {
  const t = useMessages(customizeMessages)
  const chosen = areaDraft.colour_names.filter((hex) => threads.some((thread) => thread.hex === hex))
  const toggle = (hex: string) => {
    const next = chosen.includes(hex) ? chosen.filter((one) => one !== hex) : [...chosen, hex].slice(-max)
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
              <ColorDot name="" color={hex} size={26} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
