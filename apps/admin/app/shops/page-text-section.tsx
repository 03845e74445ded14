import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { lookFieldNames, lookMessages } from '../messages/look.ts'
import type { SectionProps } from './section-props.ts'

/** The pages of text. Where the shop writes nothing the law of its country speaks, and that text is a beginning. */
export function PageTextSection({ draft, onShow }: SectionProps) {
  const { proposals } = draft.desk
  return (
    <div className="grid gap-8">
      <PageText draft={draft} onShow={onShow} field="about" />
      <PageText draft={draft} onShow={onShow} field="policy" proposal={proposals.policy} />
      <PageText draft={draft} onShow={onShow} field="terms" proposal={proposals.terms} />
    </div>
  )
}

type PageTextProps = SectionProps & { field: 'about' | 'policy' | 'terms'; proposal?: string }

function PageText({ draft: { look, errors, change }, onShow, field, proposal }: PageTextProps) {
  const t = useMessages(lookMessages)
  const text = look[field]
  const name = lookFieldNames[field]
  const show = () => onShow(field)
  if (text === null && proposal !== undefined) {
    return (
      <section aria-label={name}>
        <h3 className="text-14 font-semibold">{name}</h3>
        <details className="mt-1.5" onToggle={show}>
          <summary className="cursor-pointer text-13 text-ink-soft">{t.page_law}</summary>
          <p className="mt-2 max-h-64 overflow-y-auto rounded-base bg-wash p-3 text-13 whitespace-pre-line">
            {proposal}
          </p>
        </details>
        <Button
          variant="second"
          size="small"
          className="mt-2"
          onClick={() => {
            change(field, proposal)
            show()
          }}
        >
          {t.page_from_law}
        </Button>
      </section>
    )
  }
  return (
    <div>
      <Field
        label={name}
        optional={t.optional}
        error={errors[field]}
        hint={field === 'terms' ? `${t.page_hint} ${t.page_terms_note}` : t.page_hint}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={field === 'about' ? 8 : 14}
            maxLength={40_000}
            value={text ?? ''}
            placeholder={field === 'about' ? t.about_none : undefined}
            onFocus={show}
            onChange={({ target }) => change(field, target.value === '' ? null : target.value)}
          />
        )}
      </Field>
      {proposal !== undefined && (
        <Button variant="quiet" size="small" className="mt-1.5" onClick={() => change(field, null)}>
          {t.page_to_law}
        </Button>
      )}
    </div>
  )
}
