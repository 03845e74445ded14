import { Icon, type IconName } from '@estampa/ui/icon'

/** One small drawing per way of decorating; a technique that we do not know gets the brush. */
const icons: Record<string, IconName> = {
  screen_printing: 'screen-printing',
  embroidery: 'embroidery',
  laser: 'laser',
  digital_printing: 'digital-printing',
  dtf: 'digital-printing',
  sublimation: 'sublimation',
  pad_printing: 'pad-printing',
  uv_printing: 'uv-printing',
  uv: 'uv-printing',
  transfer: 'transfer',
  heat_transfer: 'transfer',
  embossing: 'debossing',
  debossing: 'debossing',
}

export function TechniqueIcon({ technique, size }: { technique: string; size: number | null }) {
  return <Icon name={icons[technique] ?? 'brush'} size={size} />
}
