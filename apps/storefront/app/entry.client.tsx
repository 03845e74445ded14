import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardChunks } from './shell/chunk-guard.ts'
import { UnfetchedPage } from './shell/error-screen.tsx'

guardChunks(UnfetchedPage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
