import { Button } from '@estampa/ui/button'
import { Picture } from '@estampa/ui/picture'
import { ShopLink } from '../../shop/shop-link.tsx'
import type { BannerTemplate } from '../../theme/template.ts'
import type { HomeBanner } from '../banners.ts'
import { QuoteForm } from '../quote-form.tsx'
import { bannerPicture } from './banner-picture.ts'

type SplitBannerProps = Omit<Extract<BannerTemplate, { variant: 'split' }>, 'variant'> & {
  banners: readonly HomeBanner[]
}

/** Half words, half picture; or below both the ways to ask for a quote. The other banners follow as links. */
export function SplitBanner({ banners, theme, aside }: SplitBannerProps) {
  const [first, ...others] = banners
  if (!first) return null
  return (
    <section
      data-tone={theme === 'paper' ? undefined : theme}
      className={`bleeding ${theme === 'paper' ? 'bg-wash' : ''}`}
    >
      <div
        className={`grid ${aside === 'contact' ? 'page gap-x-10 gap-y-8 py-8 md:grid-cols-pictured' : 'h-full md:grid-cols-pictured min-h-105 lg:min-h-120'}`}
      >
        {aside === 'picture' ? (
          <>
            <BannerText banner={first} isInset others={others} />
            <SideBanner banner={first} className="h-full md:aspect-auto!" />
          </>
        ) : (
          <>
            <BannerText banner={first} others={others} isAsked />
            <SideBanner banner={first} className="rounded-large md:max-h-105" />
            <div className="md:col-span-2">
              <QuoteForm />
            </div>
          </>
        )}
      </div>
    </section>
  )
}

type BannerTextProps = {
  banner: HomeBanner
  isInset?: boolean
  /** True where a form beside it asks for the same. */
  isAsked?: boolean
  others: readonly HomeBanner[]
}

function BannerText({ banner, isInset = false, isAsked = false, others }: BannerTextProps) {
  return (
    <div
      className={`flex flex-col justify-center ${isInset ? 'px-(--page-side) py-12 md:py-16 pl-(--page-inset)' : ''}`}
    >
      <h1 className="max-w-2xl text-36 font-bold tracking-tight lg:text-48">{banner.title}</h1>
      {banner.text && <p className="mt-4 max-w-2xl text-16 text-ink-soft md:text-18">{banner.text}</p>}
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild size="large" className={isAsked ? 'md:hidden!' : undefined}>
          <ShopLink to={banner.link}>{banner.action}</ShopLink>
        </Button>
        {others.slice(0, 1).map((other) => (
          <ShopLink
            key={other.title}
            to={other.link}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-8"
          >
            {other.title}
          </ShopLink>
        ))}
      </div>
    </div>
  )
}

function SideBanner({ banner, className }: { banner: HomeBanner; className: string }) {
  if (!banner.image) return null
  return (
    <Picture
      {...bannerPicture(banner.image)}
      alt=""
      priority
      ratio={4 / 3}
      sizes="(min-width: 960px) 90vw, 160vw"
      className={`w-full ${className}`}
    />
  )
}
