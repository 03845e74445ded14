import { useMessages } from '@estampa/web/messages'
import { contactMessages } from '../messages/contact.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { useContactChannels } from './contact-channels.ts'

/** The contact channels of the shop, if it has any. */
export function ContactBand() {
  const t = useMessages(contactMessages)
  const ways = useContactChannels()
  if (!ways.email && !ways.phone && !ways.message) return null
  return (
    <section className="page mt-(--section)">
      <div className="flex flex-col gap-6 rounded-large bg-brand-wash p-6 sm:p-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-22 font-bold tracking-tight md:text-28">{t.contact}</h2>
          <p className="mt-1 max-w-[52ch] text-ink-soft">{t.contact_text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ContactButtons {...ways} />
        </div>
      </div>
    </section>
  )
}
