import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { mailMessages } from '../messages/mails.ts'
import { useShop } from '../session/account.ts'
import type { MailRow } from './mail-types.ts'

/** The order or the quote of which a mail tells. */
export function AboutLink({ about }: { about: NonNullable<MailRow['about']> }) {
  const t = useMessages(mailMessages)
  const { shop } = useShop()
  const isOrder = about.kind === 'order'
  return (
    <Link
      to={isOrder ? `/${shop}/orders/${about.number}` : `/${shop}/quotes/${about.id}`}
      className="relative z-1 underline underline-offset-4"
    >
      {isOrder ? t.order(about.number) : t.quote(about.number)}
    </Link>
  )
}
