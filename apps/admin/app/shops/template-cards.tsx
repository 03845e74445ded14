import { type TemplateId, templateIds } from '@estampa/domain/shops'
import { templateNames } from '@estampa/domain/shops/look'
import { useMessages } from '@estampa/web/messages'
import { lookMessages } from '../messages/look.ts'
import { TemplateDrawing } from './template-drawing.tsx'

type TemplateCardsProps = {
  label: string
  chosen: TemplateId
  /** The one that the shop shows already. */
  inUse?: TemplateId | undefined
  color: string
  /** Where the logo is, as the page may load it. */
  logo: string | null
  onChoose: (id: TemplateId) => void
}

/** The ten templates to choose from, each drawn small in the shop's own color and with its logo. */
export function TemplateCards({ label, chosen, inUse, color, logo, onChoose }: TemplateCardsProps) {
  const t = useMessages(lookMessages)
  return (
    <div role="radiogroup" aria-label={label} className="template-cards">
      {templateIds.map((id) => (
        <label key={id} className="template-card">
          <input
            type="radio"
            name="template"
            className="template-choice"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <TemplateDrawing id={id} color={color} logo={logo} />
          <span className="flex items-baseline gap-2 px-2.5 pt-2 text-13 font-semibold">
            {templateNames[id]}
            {id === inUse && <small className="text-12 font-normal text-ink-faint">{t.in_use}</small>}
          </span>
          <span className="block px-2.5 pb-2 text-12 text-ink-soft">{t.template_characters[id]}</span>
        </label>
      ))}
    </div>
  )
}
