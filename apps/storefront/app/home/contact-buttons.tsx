import { BrandIcon } from '@estampa/ui/brand-icons'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { contactMessages } from '../messages/contact.ts'
import type { ContactChannels } from '../shop/contact-channels.ts'

/** A button for each way to reach the shop, the quickest first: all in one row, or one below the other. */
export function ContactButtons({ message, email, phone }: ContactChannels) {
  const t = useMessages(contactMessages)
  return (
    <div className="contact-buttons">
      {message && (
        <Button asChild>
          <a href={message} target="_blank" rel="noreferrer">
            <BrandIcon name="WP" size={20} />
            {t.contact_message}
          </a>
        </Button>
      )}
      {email && (
        <Button asChild variant="second">
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={18} />
            {t.contact_mail}
          </a>
        </Button>
      )}
      {phone && (
        <Button asChild variant="second">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={18} />
            {phone}
          </a>
        </Button>
      )}
    </div>
  )
}
