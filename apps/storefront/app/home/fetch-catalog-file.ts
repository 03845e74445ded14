import type { Client } from '@estampa/contract/client'
import { saveFile } from '@estampa/web/downloads'

const ASK_AGAIN_MS = 800

type ProgressOptions = { signal: AbortSignal; onProgress: (progress: number) => void }

/** Hands the catalog over once it is made, and gives its name; undefined where it could not be made, or nobody waits. */
export async function fetchCatalogFile(
  api: Client,
  family: string,
  { signal, onProgress }: ProgressOptions,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const { state, progress, file } = await api.papers.getCatalogFile(family === '' ? {} : { family })
    if (file && !signal.aborted) {
      saveFile(file)
      return file.name
    }
    if (state === 'failed') return undefined
    onProgress(progress)
    await new Promise((later) => setTimeout(later, ASK_AGAIN_MS))
  }
  return undefined
}
