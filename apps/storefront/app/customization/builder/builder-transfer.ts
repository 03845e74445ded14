import type { CustomizationView } from '@estampa/domain/customization'

/** The views that the customize page passes on to the editor, in this tab, read once. */
export type BuilderTransfer = { readonly search: string; readonly views: readonly CustomizationView[] }

const key = (shop: string) => `estampa:${shop}:to-builder`

export function saveTransfer(shop: string, transfer: BuilderTransfer): void {
  try {
    sessionStorage.setItem(key(shop), JSON.stringify(transfer))
  } catch {}
}

export function takeTransfer(shop: string, search: string): readonly CustomizationView[] | undefined {
  try {
    const transfer = JSON.parse(sessionStorage.getItem(key(shop)) ?? 'null') as BuilderTransfer | null
    if (transfer?.search !== search || !Array.isArray(transfer.views) || transfer.views.length === 0)
      return undefined
    sessionStorage.removeItem(key(shop))
    return transfer.views
  } catch {
    return undefined
  }
}
