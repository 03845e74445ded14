import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { Navigate } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { useShop } from '../session/account.ts'
import { listAreas } from '../shell/areas.ts'

/** A shop's own address leads to the first screen that the person's role opens. */
export default function StartPage() {
  const t = useMessages(officeMessages)
  const shop = useShop()
  const [first] = listAreas(shop)
  if (first) return <Navigate replace to={`/${shop.shop}/${first.name}`} />
  return (
    <>
      <title>{shop.name}</title>
      <EmptyState heading="h1" drawing="lost" title={t.nothing_title} text={t.nothing_text} />
    </>
  )
}
