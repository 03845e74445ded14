import { useMessages } from '@estampa/web/messages'
import { lookMessages } from '../messages/look.ts'

type ProposedColorsProps = { colors: readonly string[]; current: string; onChoose: (color: string) => void }

/** The colors that a logo proposes for its shop. */
export function ProposedColors({ colors, current, onChoose }: ProposedColorsProps) {
  const t = useMessages(lookMessages)
  if (colors.length === 0) return null
  return (
    <div>
      <p className="mb-1.5 text-13 font-semibold">{t.colors_found}</p>
      <ul className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <li key={color}>
            <button
              type="button"
              className="look-proposal"
              aria-label={t.color_use(color)}
              aria-pressed={color === current}
              onClick={() => onChoose(color)}
            >
              <span className="look-swatch" style={{ background: color }} />
              {color}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
