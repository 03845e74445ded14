import { isTemporaryPageFault } from './temporary.ts'

type VersionOf = (shop: string) => Promise<string | undefined> | string | undefined

/**
 * The version that a shop's pages had when it was last known stands in while it cannot be asked: nobody can change
 * the shop then, and the pages that are kept go on being served.
 */
export function rememberVersions(versionOf: VersionOf): (shop: string) => Promise<string | undefined> {
  const last = new Map<string, string>()
  return async (shop) => {
    try {
      const version = await versionOf(shop)
      if (version === undefined) last.delete(shop)
      else last.set(shop, version)
      return version
    } catch (error) {
      const version = last.get(shop)
      if (version === undefined || !isTemporaryPageFault(error)) throw error
      return version
    }
  }
}
