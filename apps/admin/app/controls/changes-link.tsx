import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { changeMessages } from '../messages/changes.ts'
import { useMay, useShop } from '../session/account.ts'
import { linkClass } from './person-links.tsx'

type ChangesLinkProps = {
  kind: 'order' | 'quote' | 'customer' | 'technique' | 'mail_text'
  id: string
}

/** Leads to what the people of the shop changed of this subject, whoever may see that. */
export function ChangesLink({ kind, id }: ChangesLinkProps) {
  const t = useMessages(changeMessages)
  const { shop } = useShop()
  const may = useMay()
  if (!may('changes.view')) return null
  return (
    <Link
      to={`/${shop}/changes?${new URLSearchParams({ kind, subject: id })}`}
      className={`text-13 ${linkClass}`}
    >
      {t.of_this}
    </Link>
  )
}
