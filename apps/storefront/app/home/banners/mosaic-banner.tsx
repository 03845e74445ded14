import { Icon } from '@estampa/ui/icon'
import { Picture } from '@estampa/ui/picture'
import { clsx } from 'clsx'
import { ShopLink } from '../../shop/shop-link.tsx'
import type { BannerTemplate } from '../../theme/template.ts'
import type { HomeBanner } from '../banners.ts'
import { bannerPicture } from './banner-picture.ts'

type Shape = Extract<BannerTemplate, { variant: 'mosaic' }>['shape']
type MosaicBannerProps = { banners: readonly HomeBanner[]; shape: Shape }

/** All banners at once: three offers in a strip, one large tile beside the others, or blocks of color. */
export function MosaicBanner({ banners, shape }: MosaicBannerProps) {
  const shown = banners.slice(0, 3)
  if (shape === 'blocks') return <Blocks banners={shown} />
  return (
    <section className={clsx('page', shape === 'strip' ? 'pt-4' : 'pt-6 md:pt-8')}>
      <ul className={clsx('grid gap-4', grids[shape][shown.length])}>
        {shown.map((banner, index) => (
          <li
            key={banner.title}
            className={clsx(sizeOf(shape, index, shown.length) !== 'small' && 'md:row-span-2')}
          >
            <Tile
              banner={banner}
              first={index === 0}
              shape={shape}
              size={sizeOf(shape, index, shown.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const grids: Record<'strip' | 'tiles' | 'spread', Record<number, string>> = {
  strip: { 2: 'md:grid-cols-2', 3: 'banner-strip' },
  tiles: { 2: 'md:grid-cols-offers', 3: 'md:grid-cols-offers' },
  spread: {},
}

type Size = 'large' | 'tall' | 'small'

/** Two tiles stand beside each other: the second is as tall as the first. */
function sizeOf(shape: 'strip' | 'tiles' | 'spread', index: number, count: number): Size {
  if (shape === 'strip') return 'small'
  if (index === 0) return 'large'
  if (shape === 'spread') return 'small'
  return count === 2 ? 'tall' : 'small'
}

type TileProps = { banner: HomeBanner; first: boolean; shape: Shape; size: Size }

/** The words on a card at the lower edge of the picture, or beside it. */
function Tile({ banner, first, shape, size }: TileProps) {
  const Title = first ? 'h1' : 'h2'
  const large = size === 'large'
  return (
    <ShopLink
      to={banner.link}
      className="banner-tile group"
      data-shape={shape}
      data-size={size}
      data-tone={size === 'tall' ? 'brand' : undefined}
    >
      <div>
        <Title
          className={clsx(
            'font-bold tracking-tight',
            large ? 'text-28 lg:text-48' : 'text-18 md:text-22',
            size === 'tall' && 'md:text-28',
          )}
        >
          {banner.title}
        </Title>
        {banner.text && (
          <p className={clsx('mt-2 text-ink-soft', large ? 'max-w-prose md:text-18' : 'text-14')}>
            {banner.text}
          </p>
        )}
        <span className={large ? 'banner-button button button-large' : 'banner-link'}>
          {banner.action}
          <Icon name="arrow-right" size={18} />
        </span>
      </div>
      {banner.image && (
        <Picture
          {...bannerPicture(banner.image)}
          alt=""
          priority={first}
          ratio={large ? 16 / 9 : size === 'tall' ? 4 / 3 : 1}
          sizes={large ? '(min-width: 960px) 62vw, 100vw' : '(min-width: 960px) 60vw, 100vw'}
        />
      )}
    </ShopLink>
  )
}

/** Large words on the shop's color beside a picture that is cut out like a sticker; the other offers as posters below. */
function Blocks({ banners }: { banners: readonly HomeBanner[] }) {
  const [first, ...others] = banners
  if (!first) return null
  return (
    <section>
      <div data-tone="brand" className="overflow-hidden">
        <div className="page grid items-center gap-8 py-10 md:grid-cols-poster md:py-16">
          <div>
            <h1 className="text-48 leading-none font-bold md:text-96">{first.title}</h1>
            {first.text && <p className="mt-5 max-w-xl text-18">{first.text}</p>}
            <ShopLink
              to={first.link}
              className="mt-7 inline-flex min-h-13 items-center gap-2 rounded-full bg-brand px-7 font-bold text-on-brand"
            >
              {first.action}
              <Icon name="arrow-right" size={20} />
            </ShopLink>
          </div>
          <Sticker image={first.image} />
        </div>
      </div>
      <ul className={clsx('page mt-4 grid gap-4', others.length > 1 && 'md:grid-cols-2')}>
        {others.map((banner) => (
          <li key={banner.title}>
            <ShopLink to={banner.link} className="poster-offer group">
              <span>
                <span className="block font-display text-22 font-(--title-weight) tracking-(--title-tracking) lg:text-36">
                  {banner.title}
                </span>
                <span className="mt-2 inline-flex items-center gap-1.5 font-semibold group-hover:underline">
                  {banner.action}
                  <Icon name="arrow-right" size={18} />
                </span>
              </span>
              {banner.image && (
                <Picture
                  {...bannerPicture(banner.image)}
                  alt=""
                  ratio={16 / 9}
                  sizes="(min-width: 960px) 60vw, 100vw"
                />
              )}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sticker({ image }: Pick<HomeBanner, 'image'>) {
  if (!image) return null
  return (
    <Picture
      {...bannerPicture(image)}
      alt=""
      // a blob cuts the corners: what stands side by side has more room at its sides
      ratio={6 / 5}
      priority
      sizes="(min-width: 960px) 80vw, 160vw"
      className="mx-auto w-full max-w-140 rounded-blob border-6 border-white shadow-floating"
    />
  )
}
