import { useMessages } from '@estampa/web/messages'
import { TabLinks } from '../../controls/tab-links.tsx'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { useShop } from '../../session/account.ts'

export function MailTextTabs({ current }: { current: 'texts' | 'sender' }) {
  const t = useMessages(mailTextMessages)
  const { shop } = useShop()
  return (
    <TabLinks
      label={t.tabs}
      tabs={[
        { text: t.tab_texts, to: `/${shop}/mail-texts`, isCurrent: current === 'texts' },
        { text: t.tab_sender, to: `/${shop}/mail-texts/sender`, isCurrent: current === 'sender' },
      ]}
    />
  )
}
