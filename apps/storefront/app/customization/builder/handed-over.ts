import type { CustomizationView } from '@estampa/domain/customization'

/** What the customise screen had when its person went on in the editor: for this tab, taken once. */
export type HandedOver = { readonly search: string; readonly views: readonly CustomizationView[] }

const key = (shop: string) => `estampa:${shop}:to-builder`

export function handOver(shop: string, handed: HandedOver): void {
  try {
    sessionStorage.setItem(key(shop), JSON.stringify(handed))
  } catch {}
}

export function takeOver(shop: string, search: string): readonly CustomizationView[] | undefined {
  try {
    const handed = JSON.parse(sessionStorage.getItem(key(shop)) ?? 'null') as HandedOver | null
    if (handed?.search !== search || !Array.isArray(handed.views) || handed.views.length === 0)
      return undefined
    sessionStorage.removeItem(key(shop))
    return handed.views
  } catch {
    return undefined
  }
}
