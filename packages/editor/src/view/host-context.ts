import { createContext, useContext } from 'react'
import type { AssetCache } from './asset-cache.ts'
import type { Host } from './host.ts'
import type { Uploads } from './use-upload-state.ts'

type EditorServices = {
  readonly host: Host
  readonly assetCache: AssetCache
  readonly intake: Uploads
  readonly announce: (text: string) => void
}

export const HostContext = createContext<EditorServices | undefined>(undefined)

function useEditorServices(): EditorServices {
  const around = useContext(HostContext)
  if (!around) throw new Error('outside of an editor')
  return around
}

export const useHost = (): Host => useEditorServices().host
export const useAssetCache = (): AssetCache => useEditorServices().assetCache
/** Uploads files and puts pictures onto the open print area. */
export const useUploads = (): Uploads => useEditorServices().intake
/** Announces to screen readers what has happened on the canvas. */
export const useAnnounce = (): ((text: string) => void) => useEditorServices().announce
