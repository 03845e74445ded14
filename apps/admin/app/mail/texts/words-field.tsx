import { type MailPlaceholder, mailPlaceholders } from '@estampa/domain/mail'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { mailTextMessages } from '../../messages/mail-texts.ts'

type WordsFieldProps = {
  label: string
  hint?: string | undefined
  value: string
  /** What it says where nobody wrote anything. */
  original?: string
  placeholders: readonly MailPlaceholder[]
  rows: number
  error: string | undefined
  theirs?: { who: string; text: string } | undefined
  onChange: (text: string) => void
}

/** A text with the data that may be put into it, and the way back to the original. */
export function WordsField(props: WordsFieldProps) {
  const { label, hint, value, original, placeholders, rows, error, theirs, onChange } = props
  const t = useMessages(mailTextMessages)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insert = (name: MailPlaceholder) => {
    const at = field.current
    const [start, end] = [at?.selectionStart ?? value.length, at?.selectionEnd ?? value.length]
    const added = `{${name}}`
    // what is typed next goes behind it, however soon
    flushSync(() => onChange(value.slice(0, start) + added + value.slice(end)))
    at?.focus()
    at?.setSelectionRange(start + added.length, start + added.length)
  }
  const isOwn = original !== undefined && value !== original
  return (
    <div>
      <Field label={label} error={error} hint={hint || undefined}>
        {(aria) => {
          const shared = {
            ...aria,
            ref: field,
            value,
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          }
          return rows === 1 ? <TextInput {...shared} /> : <TextArea {...shared} rows={rows} />
        }}
      </Field>
      <div className="mail-placeholders">
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            title={mailPlaceholders[name]}
            aria-label={t.insert(`{${name}}`, mailPlaceholders[name], label)}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
      {theirs && (
        <div role="alert" className="mt-2 grid gap-1.5 rounded-base bg-warning-wash px-3 py-2 text-13">
          <p>{t.meanwhile(theirs.who)}</p>
          <p className="font-medium break-words whitespace-pre-line">{theirs.text || t.nothing}</p>
          <p className="flex flex-wrap items-center gap-3">
            {t.meanwhile_then}
            <Button variant="second" size="small" onClick={() => onChange(theirs.text)}>
              {t.take_theirs}
            </Button>
          </p>
        </div>
      )}
      {isOwn && (
        <div className="mt-1.5 text-13 text-ink-soft">
          <p className="break-words whitespace-pre-line">
            {original === '' ? t.original_empty : t.original_is(original)}
          </p>
          <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => onChange(original)}>
            {t.back_to_original}
          </Button>
        </div>
      )}
    </div>
  )
}
