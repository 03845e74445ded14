import { guardChunks } from '@estampa/web/loading/chunk-guard'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { UnfetchedPage } from './loading/error-screen.tsx'
import { impersonation } from './session/impersonation.ts'
import { lookPreview } from './session/look-preview.ts'

guardChunks(UnfetchedPage)
if (impersonation()) {
  // before anything can be stored
  void import('./shell/keep-nothing.ts').then(({ keepNothing }) => {
    keepNothing()
    hydrate()
  })
} else if (lookPreview()) {
  void Promise.all([import('./shell/keep-nothing.ts'), import('./shell/keep-previewing.ts')]).then(
    ([{ keepNothing }, { keepPreviewing }]) => {
      keepNothing()
      keepPreviewing()
      hydrate()
    },
  )
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
