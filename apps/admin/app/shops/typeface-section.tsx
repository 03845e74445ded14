import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { type Typeface, typefaceNames, typefaces } from '@estampa/domain/shops/typefaces'
import { useMessages } from '@estampa/web/messages'
import '@estampa/web/theme/typefaces.css'
import { lookMessages } from '../messages/look.ts'
import type { SectionProps } from './section-props.ts'

/** In which typeface the shop is set, each shown with the shop's own name. */
export function TypefaceSection({ draft: { look, desk, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const ofTemplate = templateTokens[look.template].typeface
  const choices: readonly (Typeface | null)[] = [null, ...typefaces.filter((name) => name !== ofTemplate)]
  return (
    <div role="radiogroup" aria-label={t.sections.typeface} className="grid gap-3">
      {choices.map((typeface) => (
        <label
          key={typeface}
          className="template-card px-3.5 pt-3 pb-2.5"
          data-typeface={typeface ?? ofTemplate}
        >
          <input
            type="radio"
            name="typeface"
            className="template-choice"
            checked={typeface === look.typeface || (typeface === null && look.typeface === ofTemplate)}
            onChange={() => change('typeface', typeface)}
          />
          <span className="typeface-title">{look.name}</span>
          <span className="typeface-text">{t.typeface_sample}</span>
          <span className="mt-2 flex items-baseline gap-2 text-12 text-ink-soft">
            {typeface ? typefaceNames[typeface] : t.typeface_template(typefaceNames[ofTemplate])}
            {typeface === desk.published.typeface && <small className="text-ink-faint">{t.in_use}</small>}
          </span>
        </label>
      ))}
      {errors.typeface && <p className="text-13 text-error">{errors.typeface}</p>}
    </div>
  )
}
