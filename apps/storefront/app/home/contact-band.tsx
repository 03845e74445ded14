import { useMessages } from '@estampa/web/messages'
import { contactMessages } from '../messages/contact.ts'
import { useContactChannels } from '../shop/contact-channels.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { HomeBand } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

/** The contact channels of the shop, if it has any and its footer does not begin with them. */
export function ContactBand() {
  const { contact } = useHomeTemplate()
  const ways = useContactChannels()
  if (!contact || (!ways.email && !ways.phone && !ways.message)) return null
  switch (contact.variant) {
    case 'card':
      return (
        <section className="page mt-(--section)">
          <div className="rounded-large bg-brand-wash p-6 sm:p-10">
            <Invitation />
          </div>
        </section>
      )
    case 'band':
      return (
        <HomeBand theme={contact.theme}>
          <Invitation />
        </HomeBand>
      )
    case 'sentence':
      return <ContactSentence />
  }
}

function Invitation() {
  const t = useMessages(contactMessages)
  return (
    <div className="contact">
      <div className="contact-invitation">
        <div>
          <h2 className="text-22 font-bold tracking-tight md:text-28">{t.contact}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{t.contact_text}</p>
        </div>
        <ContactButtons {...useContactChannels()} />
      </div>
    </div>
  )
}

/** The question large in the middle, as the last word of the page. */
function ContactSentence() {
  const t = useMessages(contactMessages)
  return (
    <section className="contact page mt-(--section) text-center">
      <h2 className="text-36 font-bold tracking-tight md:text-48">{t.contact}</h2>
      <p className="mx-auto mt-3 max-w-prose text-18 text-ink-soft">{t.contact_text}</p>
      <div className="mt-7">
        <ContactButtons {...useContactChannels()} />
      </div>
    </section>
  )
}
