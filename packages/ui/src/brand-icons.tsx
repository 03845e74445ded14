import { Icon, type IconName } from './icon.tsx'

/** The networks that shops link to, by their codes. */
const icons: Record<string, IconName> = {
  WP: 'whatsapp',
  IG: 'instagram',
  FB: 'facebook',
  IN: 'linkedin',
  YT: 'youtube',
  TK: 'tiktok',
  X: 'x-network',
}

export function BrandIcon({ name, size = 22 }: { name: string; size?: number }) {
  const icon = icons[name]
  return icon ? <Icon name={icon} size={size} /> : null
}
