import { guardChunks } from '@estampa/web/loading/chunk-guard'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { UnfetchedPage } from './loading/error-screen.tsx'
import { impersonation } from './session/impersonation.ts'
import { lookPreview } from './session/look-preview.ts'
import { setOtherSession } from './session/other-session.ts'

guardChunks(UnfetchedPage)
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
