import { isColor, type TemplateId } from '@estampa/domain/shops'
import { templateNames } from '@estampa/domain/shops/look'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { templatePictures } from '@estampa/web/theme/template-pictures'
import { newShopMessages } from '../../messages/new-shop.ts'
import { ProposedColors } from '../proposed-colors.tsx'
import { TemplateCards } from '../template-cards.tsx'
import { LogoField } from './logo-field.tsx'
import { wearingLogo } from './new-shop-draft.ts'
import type { StepProps } from './use-new-shop.ts'

/** The logo, the color of the brand and one of the ten templates, drawn with both. */
export function LookStep({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const { logo, color, template, name } = draft
  return (
    <>
      <LogoField logo={logo} name={name} onChange={(chosen) => change(wearingLogo(draft, chosen))} />
      <ProposedColors
        colors={logo?.colors ?? []}
        current={color}
        onChoose={(chosen) => change({ color: chosen })}
      />
      <Field label={t.color} hint={t.color_hint} error={errors.color}>
        {(aria) => (
          <span className="flex items-center gap-3">
            <input
              type="color"
              aria-label={t.color}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-base border border-line-strong bg-paper p-1"
              value={isColor(color) ? color : '#000000'}
              onChange={({ target }) => change({ color: target.value })}
            />
            <TextInput
              {...aria}
              className="max-w-36"
              value={color}
              maxLength={7}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => change({ color: target.value.trim().toLowerCase() })}
            />
          </span>
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold">{t.template}</legend>
        <TemplateCards
          label={t.template}
          chosen={template}
          color={isColor(color) ? color : '#000000'}
          logo={logo?.url ?? null}
          onChoose={(id) => change({ template: id })}
        />
      </fieldset>
      <TemplateInUse id={template} />
    </>
  )
}

/** A drawing tells how the page is laid out; how it looks with goods, a picture of a shop that wears it. */
function TemplateInUse({ id }: { id: TemplateId }) {
  const t = useMessages(newShopMessages)
  return (
    <figure>
      <img
        src={templatePictures[id]}
        alt={t.template_seen(templateNames[id])}
        width={800}
        height={600}
        className="h-auto w-full rounded-base border border-line"
      />
      <figcaption className="mt-1.5 text-13 text-ink-faint">{t.template_seen(templateNames[id])}</figcaption>
    </figure>
  )
}
