import { readStored, writeStored } from '@estampa/web/state'

/** The colors that were found in a logo when it was uploaded here, by its address. */
const KEY = 'estampa:logo-colors'
type Found = { readonly logo: string; readonly colors: readonly string[] }

export function readLogoColors(logo: string | null): readonly string[] {
  const found = readStored(KEY, 'sessionStorage') as Found | null
  return found !== null && found.logo === logo ? found.colors : []
}

export function keepLogoColors(found: Found): void {
  writeStored(KEY, found, 'sessionStorage')
}
