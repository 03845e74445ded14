import { guardChunks } from '@estampa/web/loading/chunk-guard'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { UnfetchedPage } from './loading/error-screen.tsx'
import { impersonation } from './session/impersonation.ts'
import { lookPreview } from './session/look-preview.ts'
import { setOtherSession } from './session/other-session.ts'
import { isMarkedAtRoot, placeAtRoot } from './shop/root-routes.ts'

declare global {
  interface Window {
    /** The routes as the framework's own script names them before it runs. */
    __reactRouterManifest?: { routes: Record<string, { path?: string | undefined }> }
  }
}

guardChunks(UnfetchedPage)
const manifest = window.__reactRouterManifest
if (manifest && isMarkedAtRoot()) manifest.routes = placeAtRoot(manifest.routes)
if (impersonation()) {
  void Promise.all([import('./shell/keep-nothing.ts'), import('./shell/impersonated-session.ts')]).then(
    ([{ keepNothing }, { createImpersonatedSession }]) => {
      keepNothing()
      setOtherSession(createImpersonatedSession)
      hydrate()
    },
  )
} else if (lookPreview()) {
  void Promise.all([
    import('./shell/keep-nothing.ts'),
    import('./shell/keep-previewing.ts'),
    import('./shell/previewed-session.ts'),
  ]).then(([{ keepNothing }, { keepPreviewing }, { createPreviewedSession }]) => {
    keepNothing()
    keepPreviewing()
    setOtherSession(createPreviewedSession)
    hydrate()
  })
} else hydrate()

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
