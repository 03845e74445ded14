import { findFileFault } from '@estampa/domain/customization/artwork-files'
import { useState } from 'react'
import type { AssetCache } from './asset-cache.ts'
import type { EditorStore } from './editor-store.ts'
import { areaOf } from './editor-store.ts'
import { type EditorLogo, type Host, isEditorFailure } from './host.ts'
import type { EditorMessages } from './messages.ts'
import { newImage } from './new-elements.ts'

export type Uploads = {
  /** Progress of the upload, 0…1; null while there is none. */
  readonly progress: number | null
  readonly trouble: string | null
  take(files: readonly File[]): void
  add(logo: EditorLogo): void
}

type UploadContext = {
  host: Host
  assetCache: AssetCache
  store: EditorStore
  t: EditorMessages
  say: (text: string) => void
}

/** Files from the chooser, the camera, a drop or the clipboard become logos on the open print area. */
export function useUploadState({ host, assetCache, store, t, say }: UploadContext): Uploads {
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { desk } = host
  const add = (logo: EditorLogo) => {
    assetCache.put(logo)
    store.send({ type: 'add', element: newImage(logo, areaOf(store.get())), inks: logo.inks })
    say(t.said_added(logo.name))
  }
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || progress !== null) return
    const fault = findFileFault(files, desk.accepted, host.locale)
    setTrouble(fault)
    if (fault !== null) return
    setProgress(0)
    const answer = await desk.upload(files, setProgress)
    setProgress(null)
    if (isEditorFailure(answer)) setTrouble(answer.trouble)
    else for (const logo of answer) add(logo)
  }
  return { progress, trouble, add, take: (files) => void take(files) }
}
