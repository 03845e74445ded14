import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { sidebarMessages } from '../messages/sidebar.ts'
import { useContactChannels } from '../shop/contact-channels.ts'
import { useShopPath } from '../shop/shop-data.ts'

/** Telephone, quote and catalog at the foot of the column, however far the page goes on. */
export function SidebarContact() {
  const t = useMessages(sidebarMessages)
  const { everything } = useMessages(shellMessages)
  const path = useShopPath()
  const { phone, message } = useContactChannels()
  return (
    <div className="sidebar-contact">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
      {message && (
        <a href={message} target="_blank" rel="noreferrer">
          <Icon name="file-text" size={18} />
          {t.ask_quote}
        </a>
      )}
      <Link to={path('/products-list/all')}>
        <Icon name="layout-grid" size={18} />
        {everything}
      </Link>
    </div>
  )
}
