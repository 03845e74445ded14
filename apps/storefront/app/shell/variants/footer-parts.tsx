import { BrandIcon } from '@estampa/ui/brand-icons'
import { buttonClass } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lawButtons, lawLinks, placesCredits } from '../../law/law-links.ts'
import { networkNames, shellMessages } from '../../messages/shell.ts'
import { PaymentMarks } from '../../payments/payment-methods.tsx'
import { useVisitor } from '../../session/session-provider.tsx'
import { useTopCategories } from '../../shop/category-tree.ts'
import { networkLink } from '../../shop/messaging-link.ts'
import { PageLink } from '../../shop/page-link.tsx'
import { useShopConfig, useShopPath } from '../../shop/shop-data.ts'
import { useSwitches } from '../../shop/switches.ts'

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-14 font-bold">{title}</h2>
      {children}
    </div>
  )
}

export function FooterContact() {
  const config = useShopConfig()
  const { slogan, email, phone, address, hours } = config.presentation ?? {}
  const rows: [ReactNode, ReactNode][] = []
  if (phone)
    rows.push([
      <Icon name="phone" key="i" size={18} />,
      <a key="t" href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="footer-link">
        {phone}
      </a>,
    ])
  if (email)
    rows.push([
      <Icon name="mail" key="i" size={18} />,
      <a key="t" href={`mailto:${email}`} className="footer-link">
        {email}
      </a>,
    ])
  if (address)
    rows.push([
      <Icon name="map-pin" key="i" size={18} />,
      <span key="t" className="py-1.5">
        {address}
      </span>,
    ])
  if (hours)
    rows.push([
      <Icon name="clock" key="i" size={18} />,
      <span key="t" className="py-1.5">
        {hours}
      </span>,
    ])
  return (
    <div className="grid content-start gap-3">
      {slogan && <p className="max-w-xs text-ink-soft">{slogan}</p>}
      <ul className="grid content-start gap-0.5 text-ink-soft">
        {rows.map(([icon, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index} className="flex min-h-8 items-start gap-3">
            <span className="pt-1.5 text-ink-faint">{icon}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SocialNetworks() {
  const config = useShopConfig()
  const t = useMessages(shellMessages)
  return (
    <ul className="mt-4 -ml-2.5 flex gap-1">
      {config.socialMedias.map(({ socialMediaFK: { key }, username }) => {
        const href = networkLink(key, username)
        return href ? (
          <li key={key}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={t.network(networkNames[key] ?? key)}
              className="footer-network"
            >
              <BrandIcon name={key} />
            </a>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** The largest ones; all of them are one press away. */
const SHOWN = 7

export function FooterCategories() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const categories = useTopCategories()
  return (
    <FooterColumn title={t.catalogue}>
      <ul>
        {categories.slice(0, SHOWN).map((category) => (
          <li key={category.id}>
            <PageLink to={path(`/products-list/${category.url}`)} className="footer-link">
              {category.title}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to={path('/products-list/all')} className="footer-link font-semibold">
            {t.all_products}
          </PageLink>
        </li>
      </ul>
    </FooterColumn>
  )
}

export function FooterInformation() {
  const { environment } = useShopConfig()
  const switches = useSwitches()
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const links = lawLinks[environment].filter(({ needs }) => !needs || switches[needs])
  return (
    <FooterColumn title={t.information}>
      <ul>
        <li>
          <PageLink to={path('/about')} className="footer-link">
            {t.about}
          </PageLink>
        </li>
        {links.map((link) => (
          <li key={link.text}>
            {'path' in link ? (
              <PageLink to={path(link.path)} className="footer-link">
                {link.text}
              </PageLink>
            ) : (
              <a href={link.href} target="_blank" rel="noreferrer" className="footer-link">
                {link.text}
              </a>
            )}
          </li>
        ))}
        <OwnPages />
      </ul>
    </FooterColumn>
  )
}

/** The visitor's own pages; the account appears once the session is known. */
function OwnPages() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { status } = useVisitor()
  return (
    <>
      <li>
        <PageLink to={path('/favorites')} className="footer-link">
          {t.favorites}
        </PageLink>
      </li>
      {status === 'customer' && (
        <li>
          <PageLink to={path('/account')} className="footer-link">
            {t.account}
          </PageLink>
        </li>
      )}
    </>
  )
}

export function PaymentAndShipping() {
  const config = useShopConfig()
  const t = useMessages(shellMessages)
  return (
    <div className="grid content-start gap-6">
      {config.partnerPaymentMethods.length > 0 && (
        <FooterColumn title={t.payment}>
          <PaymentMarks />
        </FooterColumn>
      )}
      <FooterColumn title={t.shipping}>
        <p className="flex items-center gap-3 text-ink-soft">
          <Icon name="truck" size={20} />
          {t.shipping_text}
        </p>
      </FooterColumn>
    </div>
  )
}

/** Going back on a purchase and leaving: in every template, apart from other links. */
function LawButtons() {
  const { environment } = useShopConfig()
  const path = useShopPath()
  return (
    <ul className="page flex flex-wrap gap-2 pt-5 pr-24!">
      {lawButtons[environment].map(({ text, path: to }) => (
        <li key={to}>
          <Link to={path(to)} className={buttonClass('second', 'small')}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The copyright and the legal name. The messaging button floats over the right end. */
export function SmallPrint() {
  const t = useMessages(shellMessages)
  const { name, environment } = useShopConfig()
  return (
    <div className="border-t border-line">
      <LawButtons />
      <div className="page footer-end">
        <p>{t.rights(new Date().getFullYear(), name)}</p>
        <p>{placesCredits[environment]}</p>
      </div>
    </div>
  )
}
