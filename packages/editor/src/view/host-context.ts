import { createContext, useContext } from 'react'
import type { AssetCache } from './asset-cache.ts'
import type { Host } from './host.ts'
import type { Intake } from './use-intake.ts'

type Around = {
  readonly host: Host
  readonly assetCache: AssetCache
  readonly intake: Intake
  readonly announce: (text: string) => void
}

export const HostContext = createContext<Around | undefined>(undefined)

function useAround(): Around {
  const around = useContext(HostContext)
  if (!around) throw new Error('outside of an editor')
  return around
}

export const useHost = (): Host => useAround().host
export const useAssetCache = (): AssetCache => useAround().assetCache
/** The way of files and pictures onto the place that is worked on. */
export const useIntake = (): Intake => useAround().intake
/** Says to those who listen what has happened on the canvas. */
export const useAnnounce = (): ((text: string) => void) => useAround().announce
