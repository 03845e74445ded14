import { guardChunks } from '@estampa/web/loading/chunk-guard'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { UnfetchedScreen } from './shell/office-error-screen.tsx'

guardChunks(UnfetchedScreen)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
