import { MosaicBanner } from './banners/mosaic-banner.tsx'
import { SliderBanner } from './banners/slider-banner.tsx'
import { SplitBanner } from './banners/split-banner.tsx'
import type { HomeBanner } from './banners.ts'
import { useHomeTemplate } from './home-templates.ts'

export function BannerSection({ banners }: { banners: readonly HomeBanner[] }) {
  const { banner } = useHomeTemplate()
  switch (banner.variant) {
    case 'slider':
      return <SliderBanner banners={banners} {...banner} />
    case 'split':
      return <SplitBanner banners={banners} {...banner} />
    case 'mosaic':
      return <MosaicBanner banners={banners} {...banner} />
  }
}
