import { contrast } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { FieldError } from '@estampa/ui/field'
import { useMessages } from '@estampa/web/messages'
import { areaCutMessages } from '../../messages/area-cut.ts'
import type { AreaDraft, AreaEditing } from './use-print-areas.ts'

type GroundFieldsProps = { editing: AreaEditing; area: AreaDraft; fault: string | undefined }

/** What the art really lies on, for each color of the product: the metal below the paint, a white coat. */
export function GroundFields({ editing: { stored, change }, area, fault }: GroundFieldsProps) {
  const t = useMessages(areaCutMessages)
  const { grounds = [] } = area.cut
  const put = (color: string, hex: string | null) => {
    const others = grounds.filter((one) => one.color !== color)
    change(area.key, { cut: { ...area.cut, grounds: hex === null ? others : [...others, { color, hex }] } })
  }
  if (stored.colors.length === 0) return null
  return (
    <details className="area-fold">
      <summary>{grounds.length === 0 ? t.grounds : t.grounds_set(grounds.length)}</summary>
      <p className="mb-3 text-13 text-ink-soft">{t.grounds_text}</p>
      <ul className="grid gap-2">
        {stored.colors.map(({ name, hex }) => {
          const own = grounds.find(({ color }) => color === name)
          const ground = own?.hex ?? hex ?? '#ffffff'
          return (
            <li key={name} className="flex min-h-9 items-center gap-2.5">
              <ColorDot name="" color={hex} size={18} />
              <span className="min-w-0 flex-1 truncate text-14">{name}</span>
              <GroundSample hex={ground} />
              <input
                type="color"
                aria-label={t.ground_of(name)}
                value={ground}
                className="tone-input"
                data-none={own ? undefined : true}
                onChange={({ currentTarget }) => put(name, currentTarget.value)}
              />
              <Button
                variant="quiet"
                size="small"
                className={own ? undefined : 'invisible'}
                onClick={() => put(name, null)}
              >
                {t.ground_plain}
              </Button>
            </li>
          )
        })}
      </ul>
      {fault && <FieldError id="area-grounds">{fault}</FieldError>}
    </details>
  )
}

/** A check on the ground, in the ink that is seen on it. */
function GroundSample({ hex }: { hex: string }) {
  const ink = contrast(hex, '#ffffff') >= contrast(hex, '#1d2125') ? '#ffffff' : '#1d2125'
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true" className="h-6 w-10 rounded-small border border-line">
      <rect width={40} height={24} fill={hex} />
      <path d="m13 12 5 5 9-10" fill="none" stroke={ink} strokeWidth={2.5} />
    </svg>
  )
}
