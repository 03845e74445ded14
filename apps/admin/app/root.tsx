import { FailureSentencesContext } from '@estampa/web/failures'
import { PageSpinner } from '@estampa/web/loading'
import { LocaleContext } from '@estampa/web/messages'
import { letterIcon } from '@estampa/web/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import textFont from '@estampa/web/theme/fonts/inter-tight.woff2?url'
import { browserLocale } from './messages/browser-locale.ts'
import { officeMessages } from './messages/shell.ts'
import { createQueries } from './session/queries.ts'
import { OfficeErrorScreen } from './shell/office-error-screen.tsx'
import { OfficeNotices } from './shell/office-notices.tsx'

/** Around every page, error pages too. The built page has nothing else: the browser draws the rest. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={letterIcon('Estampa', undefined)} />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <FailureSentencesContext value={officeMessages[browserLocale()]}>{children}</FailureSentencesContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [queries] = useState(createQueries)
  return (
    <QueryClientProvider client={queries}>
      <LocaleContext value={browserLocale()}>
        <Outlet />
        <OfficeNotices />
      </LocaleContext>
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeErrorScreen error={error} />
}
