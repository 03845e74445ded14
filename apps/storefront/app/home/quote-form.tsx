import { BrandIcon } from '@estampa/ui/brand-icons'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { contactMessages } from '../messages/contact.ts'
import { quoteFormMessages } from '../messages/home.ts'
import { useTopCategories } from '../shop/category-tree.ts'
import { useContactChannels } from '../shop/contact-channels.ts'

/**
 * Three answers that become a message to the shop, for companies that buy for an event and have no product in mind yet.
 * None has to be given: what is left open, the shop asks.
 */
export function QuoteForm() {
  const t = useMessages(quoteFormMessages)
  const categories = useTopCategories()
  const [what, setWhat] = useState('')
  const [units, setUnits] = useState('')
  const [date, setDate] = useState('')
  const text = t.message({ what, units, date: date.split('-').reverse().join('/') })
  return (
    <div className="quote-form">
      <h2 className="text-22 font-bold">{t.title}</h2>
      <Field label={t.what}>
        {(aria) => (
          <Select
            {...aria}
            value={what}
            onChange={(event) => setWhat(event.target.value)}
            options={[
              { value: '', label: t.not_sure },
              ...categories.map(({ title }) => ({ value: title, label: title })),
            ]}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.units}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              maxLength={7}
              value={units}
              onChange={(event) => setUnits(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
        <Field label={t.date}>
          {(aria) => (
            <TextInput {...aria} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          )}
        </Field>
      </div>
      <SendButtons text={text} subject={t.title} />
      <p className="text-14 text-ink-faint">{t.note}</p>
    </div>
  )
}

function SendButtons({ text, subject }: { text: string; subject: string }) {
  const t = useMessages(contactMessages)
  const { message, email } = useContactChannels()
  const body = encodeURIComponent(text)
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {message && (
        <Button asChild>
          <a
            href={`${message}${message.includes('?') ? '&' : '?'}text=${body}`}
            target="_blank"
            rel="noreferrer"
          >
            <BrandIcon name="WP" size={20} />
            {t.contact_message}
          </a>
        </Button>
      )}
      {email && (
        <Button asChild variant={message ? 'second' : 'main'}>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`}>
            <Icon name="mail" size={18} />
            {t.contact_mail}
          </a>
        </Button>
      )}
    </div>
  )
}
