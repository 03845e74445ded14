import { useMessages } from '@estampa/web/messages'
import { notify, showError, showErrorMessage } from '@estampa/web/notices'
import { useEffect, useRef, useState } from 'react'
import { catalogFileMessages } from '../messages/catalog-file.ts'
import { useApi } from '../session/session-provider.tsx'

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
      const { fetchCatalogFile } = await import('./fetch-catalog-file.ts')
      const name = await fetchCatalogFile(api, family, { signal, onProgress: setProgress })
      if (signal.aborted) return
      if (name === undefined) showErrorMessage(t.failed)
      else notify(t.ready(name))
    } catch (error) {
      if (!signal.aborted) showError(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, download }
}
