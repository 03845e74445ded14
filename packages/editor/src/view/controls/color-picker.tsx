import { clsx } from 'clsx'
import type { NamedColor } from '../host.ts'
import { Check } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'

type ColorPickerProps = {
  label: string
  value: string
  /** Those of the technique; empty where every color can be made. */
  colours: readonly NamedColor[]
  disabled?: boolean
  onChange: (hex: string) => void
}

/** Where the technique makes every color these are at hand, and any other can be mixed. */
const defaultColors = [
  '#111111',
  '#ffffff',
  '#7a7f87',
  '#c8102e',
  '#f26a21',
  '#ffc72c',
  '#2e8540',
  '#0057b8',
  '#1b2a5b',
]

const MANY = 60

export function ColorPicker({ label, value, colours, disabled, onChange }: ColorPickerProps) {
  const t = useEditorMessages()
  const offered: readonly NamedColor[] =
    colours.length > 0 ? colours : defaultColors.map((hex) => ({ name: hex, hex }))
  return (
    <fieldset disabled={disabled} className="disabled:opacity-50">
      <legend className="mb-1 text-12 text-ink-soft">{label}</legend>
      {/* a chart of hundreds scrolls by itself */}
      <div
        className={clsx('flex flex-wrap gap-1', offered.length > MANY && '-m-1 max-h-52 overflow-y-auto p-1')}
      >
        {offered.map(({ name, detail, hex }) => (
          <Swatch
            key={hex}
            name={detail ? `${name} ${detail}` : name}
            hex={hex}
            isChosen={hex.toLowerCase() === value.toLowerCase()}
            onChoose={() => onChange(hex.toLowerCase())}
          />
        ))}
        {colours.length === 0 && (
          <label
            title={t.own_colour}
            className="relative grid size-8 cursor-pointer place-items-center overflow-hidden rounded-full border border-line-strong color-wheel has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink max-md:size-10"
          >
            <input
              type="color"
              aria-label={t.own_colour}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
        )}
      </div>
    </fieldset>
  )
}

type SwatchProps = Pick<NamedColor, 'name' | 'hex'> & { isChosen: boolean; onChoose: () => void }

function Swatch({ name, hex, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isChosen}
      title={name}
      onClick={onChoose}
      className="grid size-8 place-items-center rounded-full border border-line-strong transition-transform hover:scale-110 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-ink max-md:size-10"
      style={{ backgroundColor: hex }}
    >
      {isChosen && (
        <Check
          size={15}
          strokeWidth={3}
          className={isLight(hex) ? 'text-black' : 'text-white'}
          aria-hidden="true"
        />
      )}
    </button>
  )
}

function isLight(hex: string): boolean {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) || 0
  return part(1) * 0.299 + part(3) * 0.587 + part(5) * 0.114 > 150
}
