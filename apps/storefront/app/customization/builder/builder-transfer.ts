import type { Design } from '@estampa/domain/customization/design'

/** The design that the customize page passes on to the editor, in this tab, read once. */
type BuilderTransfer = { readonly search: string; readonly design: Design }

const key = (shop: string) => `estampa:${shop}:to-builder`

export function saveTransfer(shop: string, transfer: BuilderTransfer): void {
  try {
    sessionStorage.setItem(key(shop), JSON.stringify(transfer))
  } catch {}
}

export function takeTransfer(shop: string, search: string): Design | undefined {
  try {
    const transfer = JSON.parse(sessionStorage.getItem(key(shop)) ?? 'null') as BuilderTransfer | null
    if (transfer?.search !== search || !(transfer.design.views.length > 0)) return undefined
    sessionStorage.removeItem(key(shop))
    return transfer.design
  } catch {
    return undefined
  }
}
