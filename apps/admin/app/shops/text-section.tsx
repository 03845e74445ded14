import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { lookMessages } from '../messages/look.ts'
import type { SectionProps } from './section-props.ts'

const lines = [
  { field: 'slogan', maxLength: 120, type: 'text' },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'phone', maxLength: 40, type: 'tel' },
  { field: 'address', maxLength: 160, type: 'text' },
  { field: 'hours', maxLength: 120, type: 'text' },
] as const

/** Name, words and ways to reach the shop. */
export function TextSection({ draft }: SectionProps) {
  const t = useMessages(lookMessages)
  const { look, errors, change } = draft
  return (
    <div className="grid gap-5">
      <Field label={t.name} error={errors.name} required>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={80}
            value={look.name}
            onChange={({ target }) => change('name', target.value)}
          />
        )}
      </Field>
      {lines.map(({ field, maxLength, type }) => (
        <Field
          key={field}
          label={t[field]}
          optional={t.optional}
          error={errors[field]}
          hint={field === 'slogan' ? t.slogan_hint : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              type={type}
              maxLength={maxLength}
              autoComplete="off"
              value={look[field] ?? ''}
              onChange={({ target }) => change(field, target.value === '' ? null : target.value)}
            />
          )}
        </Field>
      ))}
      <NetworkFields draft={draft} />
    </div>
  )
}

/** One field for each network that we know; others that a shop has stay as they are. */
function NetworkFields({ draft: { look, errors, change } }: Pick<SectionProps, 'draft'>) {
  const t = useMessages(lookMessages)
  const { socialMedias } = look
  const set = (key: string, username: string) => {
    const entry = { socialMediaFK: { key }, username }
    const isThere = socialMedias.some(({ socialMediaFK }) => socialMediaFK.key === key)
    const next = isThere
      ? socialMedias.map((one) => (one.socialMediaFK.key === key ? entry : one))
      : [...socialMedias, entry]
    change(
      'socialMedias',
      next.filter(({ username: typed }) => typed.trim() !== ''),
    )
  }
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{t.networks}</legend>
      <h3 className="text-14 font-semibold">{t.networks}</h3>
      <p className="mt-1 mb-3 text-13 text-ink-faint">{t.network_hint}</p>
      <div className="grid gap-3">
        {Object.entries(t.network_names).map(([key, label]) => {
          const at = socialMedias.findIndex(({ socialMediaFK }) => socialMediaFK.key === key)
          return (
            <Field
              key={key}
              label={label}
              error={at < 0 ? undefined : errors[`socialMedias.${at}.username`]}
              className="network-field"
            >
              {(aria) => (
                <TextInput
                  {...aria}
                  maxLength={300}
                  autoComplete="off"
                  spellCheck={false}
                  value={socialMedias[at]?.username ?? ''}
                  onChange={({ target }) => set(key, target.value)}
                />
              )}
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
