import type { Client } from '@estampa/contract/client'
import { saveFile } from '@estampa/web/downloads'
import { useMessages } from '@estampa/web/messages'
import { notify, showError, showErrorMessage } from '@estampa/web/notices'
import { useEffect, useRef, useState } from 'react'
import { catalogFileMessages } from '../messages/catalog-file.ts'
import { useApi } from '../session/session-provider.tsx'

const ASK_AGAIN_MS = 800

/** Asks for the catalog until it is made, and hands it over. `progress` is null while nothing is going on. */
export function useCatalogFile() {
  const t = useMessages(catalogFileMessages)
  const api = useApi()
  const [progress, setProgress] = useState<number | null>(null)
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  const download = async (family: string) => {
    if (progress !== null) return
    const { signal } = left.current
    setProgress(0)
    try {
      const file = await awaitFile(api, family, { signal, onProgress: setProgress })
      if (signal.aborted) return
      if (!file) return showErrorMessage(t.failed)
      saveFile(file)
      notify(t.ready(file.name))
    } catch (error) {
      if (!signal.aborted) showError(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, download }
}

type ProgressOptions = { signal: AbortSignal; onProgress: (progress: number) => void }

/** Undefined where it could not be made, or nobody waits any more. */
async function awaitFile(api: Client, family: string, { signal, onProgress }: ProgressOptions) {
  while (!signal.aborted) {
    const { state, progress, file } = await api.papers.getCatalogFile(family === '' ? {} : { family })
    if (file) return file
    if (state === 'failed') return undefined
    onProgress(progress)
    await new Promise((later) => setTimeout(later, ASK_AGAIN_MS))
  }
  return undefined
}
