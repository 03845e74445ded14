import { guardChunks } from '@estampa/web/loading/chunk-guard'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { UnfetchedPage } from './loading/error-screen.tsx'

guardChunks(UnfetchedPage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
