import { languages } from '@estampa/domain/countries/languages'
import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { FailureSentencesContext } from '@estampa/web/failures'
import { LocaleContext } from '@estampa/web/messages'
import { letterIcon, templateStyle } from '@estampa/web/theme'
import { textFonts } from '@estampa/web/theme/text-fonts'
import type { CSSProperties, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { localeOf } from '@estampa/domain/countries/languages'
import { ErrorScreen } from './loading/error-screen.tsx'
import { LoadingOverlay } from './loading/loading-overlay.tsx'
import { shellMessages } from './messages/shell.ts'
import { useShopConfigIfKnown } from './shop/shop-data.ts'
import { usePageLook } from './theme/page-look.ts'
import { templateIdOf } from './theme/templates.ts'

/** Another shop is another document: scripts keep its colors as they came, and need not know how they are made. */
const servedStyle: CSSProperties | undefined = import.meta.env.SSR
  ? undefined
  : Object.fromEntries(
      Array.from(document.documentElement.style, (name) => [
        name,
        document.documentElement.style.getPropertyValue(name),
      ]),
    )

/** Around every page, error pages too. Language, colors and template are in the first byte. */
export function Layout({ children }: { children: ReactNode }) {
  const config = useShopConfigIfKnown()
  const look = usePageLook()
  const environment = config?.environment ?? look?.environment
  const locale = localeOf(environment)
  const lang = environment ? languages[environment].language : 'es'
  const id = templateIdOf(config?.templateFK.id ?? look?.template)
  const primary = config?.colors.primary ?? look?.primary
  const typeface = config?.typeface ?? templateTokens[id].typeface
  return (
    <html
      lang={lang}
      data-template={id}
      data-typeface={typeface}
      style={import.meta.env.SSR ? templateStyle(id, primary) : servedStyle}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && (
          <link rel="icon" href={config?.favicon ?? letterIcon(config?.name ?? 'Estampa', primary)} />
        )}
        {/* of use before the first script alone: scripts need not know the fonts' addresses */}
        {import.meta.env.SSR && (
          <link
            rel="preload"
            href={textFonts[typeface]}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>
          <FailureSentencesContext value={shellMessages[locale]}>{children}</FailureSentencesContext>
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <LoadingOverlay />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
