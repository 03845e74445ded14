import { logoGroundOf } from '@estampa/domain/shops/logo-ground'
import { Link } from 'react-router'
import { useShopConfig, useShopPath } from './shop-data.ts'

/** The shop's logo, or its name when it has none. */
export function ShopMark({ className }: { className?: string }) {
  const { name, logo } = useShopConfig()
  const path = useShopPath()
  return (
    <Link to={path('/')} className={`inline-flex min-h-11 items-center ${className ?? ''}`} aria-label={name}>
      {logo ? (
        <img
          data-logo={logoGroundOf(logo)}
          src={logo}
          alt=""
          className="h-10 w-auto max-w-45 object-contain object-left"
          height={40}
        />
      ) : (
        <span className="font-display text-18 leading-tight font-bold tracking-tight sm:text-22">{name}</span>
      )}
    </Link>
  )
}
