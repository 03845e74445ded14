import { Button } from '@estampa/ui/button'
import { Carousel } from '@estampa/ui/carousel'
import { Picture } from '@estampa/ui/picture'
import { Link } from 'react-router'
import { pictureSource } from '../catalog/picture-source.ts'
import { homeMessages } from '../messages/home.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopPath } from '../shell/shop-data.ts'
import type { Banner } from './banners.ts'

/** One slide per banner: words at the left, a product at the right, where a wide picture has it too; one action. */
export function SliderBanner({ banners }: { banners: readonly Banner[] }) {
  const t = useMessages(homeMessages)
  const shell = useMessages(shellMessages)
  const [only] = banners
  if (banners.length === 1 && only) return <Slide banner={only} first />
  return (
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
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const path = useShopPath()
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="h-full bg-brand-wash">
      <div className="page grid items-center gap-x-12 gap-y-6 pt-8 pb-12 sm:grid-cols-2 sm:py-0 md:grid-cols-[1fr_1.05fr]">
        <div className="sm:py-16">
          <Title className="max-w-[14em] text-28 font-bold tracking-tight md:text-36 lg:text-48">
            {banner.title}
          </Title>
          {banner.text && <p className="mt-4 max-w-[36em] text-16 text-ink-soft md:text-18">{banner.text}</p>}
          <div className="mt-6 md:mt-8">
            <Button asChild size="large">
              <Link to={path(banner.link)}>{banner.action}</Link>
            </Button>
          </div>
        </div>
        {banner.image && (
          <Picture
            {...pictureSource({ image_url: banner.image.url, color: banner.image.colour ?? null })}
            alt=""
            ratio={4 / 3}
            priority={first}
            // a wide picture fills this frame by its height and shows two thirds of its width
            sizes="(min-width: 600px) 80vw, 160vw"
            className="rounded-large sm:mt-8 sm:mb-12 sm:max-h-[460px] sm:w-full [&_img]:object-right"
          />
        )}
      </div>
    </div>
  )
}
