import { clsx } from 'clsx'

export type PictureSource = {
  src: string
  /** «/files/a-400.avif 400w, …»: made once by the server for every upload. */
  avif?: string | undefined
  webp?: string | undefined
  /** The dominant color, shown until the picture is there. */
  colour?: string | undefined
}

type PictureProps = PictureSource & {
  alt: string
  /** How wide the picture is shown: the browser chooses by it. */
  sizes: string
  /** Width by height. The box keeps it, so that nothing jumps. */
  ratio?: number
  /** The main picture of the first view: loaded first and at once. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  /** What stays in sight where the picture is cut: «70% 50%». */
  focus?: string | undefined
  className?: string
  onLoad?: () => void
}

const SAFE_COLOR = /^#[0-9a-f]{3,8}$/i

export function Picture(props: PictureProps) {
  const {
    src,
    avif,
    webp,
    colour,
    alt,
    sizes,
    ratio = 1,
    priority = false,
    fit = 'cover',
    focus,
    className,
    onLoad,
  } = props
  return (
    <picture
      className={clsx('picture', className)}
      style={{
        ...(ratio !== 1 && { aspectRatio: ratio }),
        ...(colour && SAFE_COLOR.test(colour) && { background: colour }),
      }}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={fit === 'contain' ? 'object-contain' : undefined}
        style={focus === undefined ? undefined : { objectPosition: focus }}
        onLoad={onLoad}
      />
    </picture>
  )
}
