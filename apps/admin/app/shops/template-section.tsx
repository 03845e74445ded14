import { templateIds } from '@estampa/domain/shops'
import { templateNames } from '@estampa/domain/shops/look'
import { useMessages } from '@estampa/web/messages'
import { lookMessages } from '../messages/look.ts'
import type { SectionProps } from './section-props.ts'
import { TemplateDrawing } from './template-drawing.tsx'

/** The ten templates, each drawn small in the shop's own color. */
export function TemplateSection({ draft: { look, desk, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  return (
    <div role="radiogroup" aria-label={t.sections.template} className="template-cards">
      {templateIds.map((id) => (
        <label key={id} className="template-card">
          <input
            type="radio"
            name="template"
            className="template-choice"
            checked={look.template === id}
            onChange={() => change('template', id)}
          />
          <TemplateDrawing id={id} color={look.primaryColor} />
          <span className="flex items-baseline gap-2 px-2.5 pt-2 text-13 font-semibold">
            {templateNames[id]}
            {desk.published.template === id && (
              <small className="text-12 font-normal text-ink-faint">{t.in_use}</small>
            )}
          </span>
          <span className="block px-2.5 pb-2 text-12 text-ink-soft">{t.template_characters[id]}</span>
        </label>
      ))}
    </div>
  )
}
