import { isColor } from '@estampa/domain/shops'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { lookMessages } from '../messages/look.ts'
import { READS_GREAT, readShopColor } from './color-reading.ts'
import { readLogoColors } from './logo-colors.ts'
import { ProposedColors } from './proposed-colors.tsx'
import type { SectionProps } from './section-props.ts'

/** The shop's color, with how it reads; an unfinished one stays in its field and changes nothing. */
export function ColorSection({ draft: { look, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const shown = typed ?? look.primaryColor
  const choose = (color: string) => {
    const whole = color
      .trim()
      .toLowerCase()
      .replace(/^(?=[\da-f]{6}$)/, '#')
    setTyped(isColor(whole) ? undefined : color)
    setIsLeft(false)
    if (isColor(whole)) change('primaryColor', whole)
  }
  const isUnfinished = typed !== undefined && isLeft
  return (
    <div className="grid gap-6">
      <Field
        label={t.color}
        hint={t.color_hint}
        error={errors.primaryColor ?? (isUnfinished ? t.color_wrong : undefined)}
      >
        {(aria) => (
          <span className="flex items-center gap-2">
            <input
              type="color"
              aria-label={t.color_pick}
              className="look-color"
              value={look.primaryColor}
              onChange={({ target }) => choose(target.value)}
            />
            <TextInput
              {...aria}
              className="max-w-32.5 tabular"
              maxLength={9}
              autoComplete="off"
              spellCheck={false}
              value={shown}
              onChange={({ target }) => choose(target.value)}
              onBlur={() => setIsLeft(true)}
            />
          </span>
        )}
      </Field>
      <ProposedColors colors={readLogoColors(look.logo)} current={look.primaryColor} onChoose={choose} />
      <Reading color={look.primaryColor} template={look.template} />
    </div>
  )
}

function Reading({ color, template }: { color: string; template: Parameters<typeof readShopColor>[1] }) {
  const t = useMessages(lookMessages)
  const reading = readShopColor(color, template)
  if (!reading) return null
  const { samples, adapted, isUnseen } = reading
  const names = { button: t.contrast_button, link: t.contrast_link, soft: t.contrast_soft }
  const words = { button: t.sample_button, link: t.sample_link, soft: t.sample_soft }
  return (
    <section aria-label={t.contrast}>
      <h3 className="mb-2 text-13 font-semibold">{t.contrast}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {samples.map(({ name, text, ground, ratio }) => (
          <li key={name} className="grid grid-cols-end items-center gap-3 py-2">
            <span className="text-13">
              {names[name]}
              <span className="block text-12 text-ink-faint tabular">
                {t.ratio(ratio.toFixed(1).replace('.', ','))}:{' '}
                {ratio >= READS_GREAT ? t.reads.great : t.reads.well}
              </span>
            </span>
            <span className="look-sample" style={{ color: text, background: ground }}>
              {words[name]}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-soft">
        {adapted === null
          ? t.theme_as_is
          : adapted.isDarker
            ? t.theme_darker(adapted.color)
            : t.theme_lighter(adapted.color)}
      </p>
      {isUnseen && <p className="mt-2 rounded-base bg-warning-wash px-2 py-1 text-13">{t.theme_unseen}</p>}
    </section>
  )
}
