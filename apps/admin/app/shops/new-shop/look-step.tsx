import { isColor, type TemplateId, templateIds } from '@estampa/domain/shops'
import { templateNames } from '@estampa/domain/shops/look'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { newShopMessages } from '../../messages/new-shop.ts'
import { templatePictures } from './template-pictures.ts'
import type { StepProps } from './use-new-shop.ts'

/** One of the ten templates, by its picture, and the color of the brand. */
export function LookStep({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold">{t.template}</legend>
        <div className="template-choice">
          {templateIds.map((id) => (
            <TemplateCard
              key={id}
              id={id}
              isChosen={id === draft.template}
              onChoose={() => change({ template: id })}
            />
          ))}
        </div>
      </fieldset>
      <Field label={t.color} hint={t.color_hint} error={errors.color}>
        {(aria) => (
          <span className="flex items-center gap-3">
            <input
              type="color"
              aria-label={t.color}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-base border border-line-strong bg-paper p-1"
              value={isColor(draft.color) ? draft.color : '#000000'}
              onChange={({ target }) => change({ color: target.value })}
            />
            <TextInput
              {...aria}
              className="max-w-36"
              value={draft.color}
              maxLength={7}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => change({ color: target.value.trim().toLowerCase() })}
            />
          </span>
        )}
      </Field>
    </>
  )
}

type TemplateCardProps = { id: TemplateId; isChosen: boolean; onChoose: () => void }

function TemplateCard({ id, isChosen, onChoose }: TemplateCardProps) {
  return (
    <label className="template-card">
      <input type="radio" name="template" className="sr-only" checked={isChosen} onChange={onChoose} />
      <img src={templatePictures[id]} alt="" width={320} height={240} loading="lazy" />
      <span>{templateNames[id]}</span>
    </label>
  )
}
