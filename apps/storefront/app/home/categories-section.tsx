import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../messages/home.ts'
import { useTopCategories } from '../shop/category-tree.ts'
import { useTemplate } from '../theme/use-template.ts'
import { IndexCategories } from './categories/index-categories.tsx'
import { RoundCategories } from './categories/round-categories.tsx'
import { TileCategories } from './categories/tile-categories.tsx'
import { WordCategories } from './categories/word-categories.tsx'
import { HomeSectionFrame } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

export function CategoriesSection() {
  const t = useMessages(homeMessages)
  const categories = useTopCategories()
  const { categories: row } = useHomeTemplate()
  const { sidebar } = useTemplate()
  return (
    // where they stand at the side, a phone alone needs them here
    <HomeSectionFrame title={t.categories} className={sidebar ? 'md:hidden' : ''}>
      {row.variant === 'round' && <RoundCategories categories={categories} />}
      {row.variant === 'tiles' && <TileCategories categories={categories} {...row} />}
      {row.variant === 'index' && <IndexCategories categories={categories} />}
      {row.variant === 'words' && <WordCategories categories={categories} {...row} />}
    </HomeSectionFrame>
  )
}
