import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useShopPath } from './shop-data.ts'

/** A link to a path of this shop, `/about`. */
export function ShopLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const path = useShopPath()
  return <Link to={path(to)} {...rest} />
}
