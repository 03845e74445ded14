import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { CategoryPicture } from '../catalog/categories/category-picture.tsx'
import { homeMessages } from '../messages/home.ts'
import { useShopData } from '../shop/shop-data.ts'
import { bannerPicture } from './banners/banner-picture.ts'
import type { HomeBanner } from './banners.ts'
import { HomeSectionFrame } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

const romanNumbers = ['I', 'II', 'III']

/** Choose, customize, receive: the same three steps in the look of the template. `scene` is what they stand beside. */
export function HowItWorks({ scene }: { scene?: HomeBanner['image'] }) {
  const t = useMessages(homeMessages)
  const { how } = useHomeTemplate()
  const { categories } = useShopData()
  const covers = how.variant === 'pictures' ? categories.filter(({ icon_url }) => icon_url) : []
  const steps = [
    [t.choose, t.choose_text],
    [t.customise, t.customise_text],
    [t.receive, t.receive_text],
  ]
  const list = (
    <ol className="steps" data-look={how.look}>
      {steps.map(([title, text], index) => {
        const cover = covers[index]
        return (
          <li key={title}>
            {cover && <CategoryPicture category={cover} ratio={how.look === 'round' ? 1 : 4 / 3} />}
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
