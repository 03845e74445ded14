import { languages, localeOf } from '@estampa/domain/countries/languages'
import { SkipLink } from '@estampa/ui/skip-link'
import { FailureSentencesContext } from '@estampa/web/failures'
import { LocaleContext, useMessages } from '@estampa/web/messages'
import { usePageFocus } from '@estampa/web/navigation'
import { letterIcon, themeStyle } from '@estampa/web/theme'
import { useEffect } from 'react'
import { Outlet, useParams } from 'react-router'
import { useStepsOnTheWay } from '../help/use-steps-on-the-way.ts'
import { officeMessages } from '../messages/shell.ts'
import { type AccountShop, ShopContext, useAccount, useShop } from '../session/account.ts'
import { AccountGate } from './account-gate.tsx'
import { InspectionBar } from './inspection-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { NoticeAnnouncer } from './notice-bell.tsx'
import { OfficeDialogs } from './office-dialogs.tsx'
import { OfficeBar, OfficeSide } from './side.tsx'

export default function Shop() {
  return (
    <AccountGate>
      <ShopOfAddress />
    </AccountGate>
  )
}

function ShopOfAddress() {
  const t = useMessages(officeMessages)
  const params = useParams()
  const shop = useAccount().shops.find(({ shop }) => shop === params.shop)
  if (!shop) {
    return (
      <main className="grid min-h-page place-items-center">
        <NotFoundScreen title={t.no_shop_title} text={t.no_shop_text} />
      </main>
    )
  }
  const locale = localeOf(shop.environment)
  return (
    <LocaleContext value={locale}>
      <FailureSentencesContext value={officeMessages[locale]}>
        <ShopContext value={shop}>
          <Office key={shop.shop} shop={shop} />
        </ShopContext>
      </FailureSentencesContext>
    </LocaleContext>
  )
}

function Office({ shop }: { shop: AccountShop }) {
  const t = useMessages(officeMessages)
  usePageFocus()
  useShopOnPage(shop)
  useStepsOnTheWay()
  return (
    <>
      <SkipLink to="page">{t.skip}</SkipLink>
      <div className="office">
        <OfficeSide />
        <div className="min-w-0">
          <OfficeBar />
          <main id="page" tabIndex={-1} className="office-page">
            <InspectionBar />
            <SuspendedNote />
            <Outlet />
          </main>
        </div>
      </div>
      <OfficeDialogs />
      <NoticeAnnouncer />
    </>
  )
}

/** Its people go on seeing its orders while nobody sees the shop. */
function SuspendedNote() {
  const t = useMessages(officeMessages)
  if (useShop().state !== 'suspended') return null
  return <p className="suspended-note">{t.suspended}</p>
}

/** The language, the accent and the icon of the shop, on the document for as long as its pages are open. */
function useShopOnPage({ name, color, environment }: AccountShop): void {
  useEffect(() => {
    const { style } = document.documentElement
    document.documentElement.lang = languages[environment].language
    const colors = Object.entries(themeStyle(color)) as [string, string][]
    for (const [property, value] of colors) style.setProperty(property, value)
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon) icon.href = letterIcon(name, color)
    return () => {
      for (const [property] of colors) style.removeProperty(property)
    }
  }, [name, color, environment])
}
