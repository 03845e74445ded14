import { Button } from '@estampa/ui/button'
import { Carousel } from '@estampa/ui/carousel'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../../messages/home.ts'
import { shellMessages } from '../../messages/shell.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import type { HomeBanner } from '../banners.ts'
import { bannerPicture } from './banner-picture.ts'

type SliderBannerProps = { banners: readonly HomeBanner[] } & (
  | { shape: 'framed' }
  | { shape: 'bleed'; theme: 'dark' | 'brand' }
)

/** One slide per banner and one action on each; it never moves by itself. */
export function SliderBanner({ banners, ...look }: SliderBannerProps) {
  const t = useMessages(homeMessages)
  const shell = useMessages(shellMessages)
  const Slide = look.shape === 'bleed' ? BleedSlide : FramedSlide
  const [only] = banners
  const slides =
    banners.length === 1 && only ? (
      <Slide banner={only} first />
    ) : (
      <Carousel
        label={t.banner}
        previous={shell.previous}
        next={shell.next}
        position={shell.position}
        controls="row"
        loop
      >
        {banners.map((banner, index) => (
          <Slide key={banner.title} banner={banner} first={index === 0} />
        ))}
      </Carousel>
    )
  // its arrows lie on the panel of the words and are as light as these
  return look.shape === 'bleed' ? (
    <div data-tone={look.theme} className="bleed-slides">
      {slides}
    </div>
  ) : (
    slides
  )
}

type SlideProps = { banner: HomeBanner; first: boolean }

/** Words at the left, a product at the right, where a wide picture has it too. */
function FramedSlide({ banner, first }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="h-full bg-brand-wash">
      <div className="page grid items-center gap-x-12 gap-y-6 pt-8 pb-12 sm:grid-cols-2 sm:py-0 md:grid-cols-slide">
        <div className="sm:py-16">
          <Title className="max-w-2xl text-28 font-bold tracking-tight md:text-36 lg:text-48">
            {banner.title}
          </Title>
          {banner.text && <p className="mt-4 max-w-2xl text-16 text-ink-soft md:text-18">{banner.text}</p>}
          <div className="mt-6 md:mt-8">
            <Button asChild size="large">
              <ShopLink to={banner.link}>{banner.action}</ShopLink>
            </Button>
          </div>
        </div>
        {banner.image && (
          <Picture
            {...bannerPicture(banner.image)}
            alt=""
            ratio={4 / 3}
            priority={first}
            // a wide picture fills this frame by its height and shows two thirds of its width; a phone of three
            // device pixels to one is served for two of them
            sizes="(min-width: 600px) 80vw, 110vw"
            className="rounded-large sm:mt-8 sm:mb-12 sm:max-h-115 sm:w-full"
          />
        )}
      </div>
    </div>
  )
}

/** The picture from edge to edge, on whose calm side a panel of the slider's color has the words; a phone has them below it. */
function BleedSlide({ banner, first }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="bleed-slide">
      {banner.image && (
        <Picture
          {...bannerPicture(banner.image)}
          alt=""
          priority={first}
          sizes="(min-width: 960px) 100vw, 110vw"
          ratio={4 / 3}
          className="md:absolute md:inset-0 md:aspect-auto!"
        />
      )}
      <div className="page">
        <Title className="max-w-xs text-36 font-bold tracking-tight md:max-w-md lg:text-64">
          {banner.title}
        </Title>
        {banner.text && <p className="mt-4 max-w-md text-16 md:text-18">{banner.text}</p>}
        <div className="mt-8">
          <Button asChild size="large">
            <ShopLink to={banner.link}>{banner.action}</ShopLink>
          </Button>
        </div>
      </div>
    </div>
  )
}
