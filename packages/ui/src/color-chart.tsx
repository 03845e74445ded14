import { useState } from 'react'
import { ColorDot } from './color-dot.tsx'
import { TextInput } from './text-input.tsx'

/** `detail` is a number or whatever else tells it from others of its name. */
export type ChartColor = { readonly name: string; readonly detail?: string | undefined; readonly hex: string }

type ColorChartProps = {
  colors: readonly ChartColor[]
  value: string | null
  label: string
  /** Of the field that searches by name and detail. */
  search: string
  none: string
  onChoose: (hex: string) => void
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Hundreds of colors, each with its name, and a field that leaves those whose name or number somebody types. */
export function ColorChart({ colors, value, label, search, none, onChoose }: ColorChartProps) {
  const [typed, setTyped] = useState('')
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = colors.filter(({ name, detail = '' }) => {
    const own = plain(`${name} ${detail}`)
    return words.every((word) => own.includes(word))
  })
  return (
    <>
      <TextInput
        type="search"
        aria-label={search}
        placeholder={search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <p role="status" className="mt-4 text-14 text-ink-soft">
          {none}
        </p>
      )}
      <ul aria-label={label} className="mt-3 grid grid-fill-34 gap-1">
        {found.map(({ name, detail, hex }) => (
          <li key={hex}>
            <button
              type="button"
              aria-pressed={hex === value}
              onClick={() => onChoose(hex)}
              className="flex min-h-12 w-full items-center gap-2.5 rounded-base border-2 border-transparent px-2 py-1 text-left hover:bg-wash aria-pressed:border-ink"
            >
              <ColorDot name="" color={hex} size={28} className="shrink-0" />
              <span className="min-w-0 text-14 leading-tight">
                <span className="block">{name}</span>
                {detail && <span className="tabular block text-12 text-ink-soft">{detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
