import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import type { CardProduct } from '../catalog/tiles/card-product.ts'
import { productSource } from '../catalog/tiles/picture-source.ts'
import { homeMessages } from '../messages/home.ts'
import { bannerPicture } from './banners/banner-picture.ts'
import type { HomeBanner } from './banners.ts'
import { HomeSectionFrame } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

const romanNumbers = ['I', 'II', 'III']

type HowItWorksProps = {
  /** Goods in their surroundings: what the steps stand beside, or what is received. */
  scene?: HomeBanner['image']
  /** Shown as it comes, then with a logo. */
  product?: CardProduct | undefined
}

/** Choose, customize, receive: the same three steps in the look of the template. */
export function HowItWorks({ scene, product }: HowItWorksProps) {
  const t = useMessages(homeMessages)
  const { how } = useHomeTemplate()
  const { featured_img: withLogo, second_img: blank } = product ?? {}
  const pictures =
    how.variant === 'pictures' && blank && withLogo && scene
      ? [productSource(blank), productSource(withLogo), bannerPicture(scene)]
      : []
  const steps = [
    [t.choose, t.choose_text],
    [t.customise, t.customise_text],
    [t.receive, t.receive_text],
  ]
  const list = (
    <ol className="steps" data-look={how.look}>
      {steps.map(([title, text], index) => {
        const picture = pictures[index]
        return (
          <li key={title}>
            {picture && (
              <Picture
                {...picture}
                alt=""
                ratio={how.look === 'round' ? 1 : 4 / 3}
                sizes="(min-width: 960px) 420px, 60vw"
                className="category-picture"
              />
            )}
            <span aria-hidden="true">{how.look === 'roman' ? romanNumbers[index] : index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ol>
  )
  if (how.variant !== 'beside' || !scene) return <HomeSectionFrame title={t.how}>{list}</HomeSectionFrame>
  return (
    <section className="steps-beside" data-look={how.look}>
      <Picture {...bannerPicture(scene)} alt="" ratio={4 / 3} sizes="(min-width: 960px) 100vw, 110vw" />
      <div>
        <h2>{t.how}</h2>
        {list}
      </div>
    </section>
  )
}
