import { themeOf } from '@estampa/domain/shops/theme'

/** A shop without an icon of its own gets its first letter on its color. */
export function letterIcon(name: string, primary: string | undefined): string {
  const theme = themeOf(primary)
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.brand}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="19" fill="${theme.onBrand}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
