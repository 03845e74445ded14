import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type CheckedPath, useShopPath } from './shop-data.ts'

type ShopLinkProps<Path extends string> = Omit<ComponentProps<typeof Link>, 'to'> & { to: CheckedPath<Path> }

/** A link to a path of this shop, `/about`. */
export function ShopLink<Path extends string>({ to, ...rest }: ShopLinkProps<Path>) {
  const path = useShopPath()
  return <Link to={path(to)} {...rest} />
}
