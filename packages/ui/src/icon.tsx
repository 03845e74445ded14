/// <reference types="vite/client" />
import { clsx } from 'clsx'
import sprite from './icons.svg?url'

/** The drawings of icons.svg, each by the id of its symbol. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'ban'
  | 'bell'
  | 'building-complex'
  | 'calendar-check'
  | 'calendar-days'
  | 'camera'
  | 'chart-column'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle'
  | 'circle-check'
  | 'circle-exclamation-point'
  | 'clock'
  | 'cloud-check'
  | 'copy'
  | 'credit-card'
  | 'crosshair'
  | 'download'
  | 'external-link'
  | 'eye'
  | 'eye-off'
  | 'file-down'
  | 'file-text'
  | 'heart'
  | 'info'
  | 'landmark'
  | 'layout-grid'
  | 'link-2'
  | 'log-out'
  | 'mail'
  | 'mail-check'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'package'
  | 'pen-tool'
  | 'pencil'
  | 'pencil-line'
  | 'phone'
  | 'play'
  | 'plus'
  | 'refresh-cw'
  | 'repeat'
  | 'rotate-ccw'
  | 'rotate-ccw-clock'
  | 'rotate-cw'
  | 'ruler'
  | 'search'
  | 'send'
  | 'share-2'
  | 'shopping-cart'
  | 'sliders-horizontal'
  | 'store'
  | 'thumbs-down'
  | 'trash'
  | 'trending-down'
  | 'triangle-exclamation-point'
  | 'truck'
  | 'upload'
  | 'user'
  | 'wallet'
  | 'x'
  | 'zoom-in'
  | 'zoom-out'
  | 'whatsapp'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'youtube'
  | 'tiktok'
  | 'x-network'
  | 'screen-printing'
  | 'embroidery'
  | 'laser'
  | 'digital-printing'
  | 'sublimation'
  | 'pad-printing'
  | 'uv-printing'
  | 'transfer'
  | 'leaf'
  | 'debossing'
  | 'brush'

/** Where a place has many, its own rule gives their size and `size` is null. */
type IconProps = { name: IconName; size?: number | null; className?: string | undefined }

/**
 * A drawing in the color of the text around it. The drawings are one file that a browser fetches once for all pages;
 * a page only names them. Its words stand beside it or on its button: it is never read out.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={clsx('icon', className)}
      width={size ?? undefined}
      height={size ?? undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
