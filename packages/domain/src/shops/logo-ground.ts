/** The ground that a logo was drawn for: paper, or a dark one, as a white logo. */
export type LogoTone = 'paper' | 'dark'

/** The name of an uploaded logo begins so: whoever has its address knows what to lay under it without reading the picture. */
export const logoPrefixes: Record<LogoTone, string> = { paper: 'logo', dark: 'logo-for-dark' }

/** `/pictures/shops/pampa/logo-for-dark-3f9a1c07.webp` was drawn for dark grounds; an address of elsewhere says nothing and stands on paper. */
export function logoGroundOf(address: string): LogoTone {
  return address.includes(`/${logoPrefixes.dark}-`) ? 'dark' : 'paper'
}
