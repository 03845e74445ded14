import { displayPhone } from '@estampa/web/countries'
import { Link } from 'react-router'
import { useMay, useShop } from '../session/account.ts'

/** Addresses inside a page. */
export const linkClass = 'text-brand-ink underline-offset-4 hover:underline'

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={linkClass}>
      {email}
    </a>
  )
}

/** Calls where the device can. */
export function PhoneLink({ phone }: { phone: string }) {
  const { environment } = useShop()
  return (
    <a href={`tel:${phone}`} className={linkClass}>
      {displayPhone(phone, environment)}
    </a>
  )
}

/** Leads to the customer's page whoever may see it. */
export function CustomerLink({ id, name }: { id: number; name: string }) {
  const { shop } = useShop()
  const may = useMay()
  if (!may('customers.view')) return name
  return (
    <Link to={`/${shop}/customers/${id}`} className={linkClass}>
      {name}
    </Link>
  )
}
