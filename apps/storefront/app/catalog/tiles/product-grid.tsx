import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import { useTemplate } from '../../theme/use-template.ts'
import type { CardProduct } from './card-product.ts'
import { ProductRow } from './product-row.tsx'
import { ProductTile } from './product-tile.tsx'

type ProductGridProps = {
  products: readonly CardProduct[]
  /** Shows only as many as fill whole rows, however many columns there are. */
  evenRows?: boolean
  /** The number of pictures in the first view. */
  priority?: number
  /** Three in a row at most. */
  isLarge?: boolean
}

/** The columns follow the grid's own width, because filters and sidebars take some: two on a phone, three, four from 920 px. */
export const gridClass =
  'grid grid-cols-2 gap-x-4 gap-y-8 @min-[520px]:grid-cols-3 @min-[520px]:gap-x-6 @min-[520px]:gap-y-10 @min-[920px]:grid-cols-4'

const largeGridClass =
  'grid grid-cols-2 gap-x-4 gap-y-10 @min-[920px]:grid-cols-3 @min-[520px]:gap-x-8 @min-[520px]:gap-y-14'

const columnCounts = [2, 3, 4] as const

/** The numbers of columns in which a product would stand in a row with holes: «2 4». */
function brokenRows(index: number, count: number): string | undefined {
  const broken = columnCounts.filter((columns) => count >= columns && index >= count - (count % columns))
  return broken.length > 0 ? broken.join(' ') : undefined
}

export function ProductGrid({ products, priority = 0, evenRows = false, isLarge = false }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className={`product-grid ${isLarge ? largeGridClass : gridClass}`}>
        {products.map((product, index) => (
          <li key={product.id} data-broken={evenRows ? brokenRows(index, products.length) : undefined}>
            <ProductTile product={product} priority={index < priority} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing({ isByName = false, ...props }: ProductGridProps & { isByName?: boolean }) {
  const { list } = useTemplate()
  switch (list) {
    case 'rows':
      return <ProductRows {...props} />
    case 'lettered':
      return isByName ? <LetteredRows {...props} /> : <ProductRows {...props} />
    default:
      return <ProductGrid {...props} isLarge={list === 'large'} />
  }
}

const letterOf = (name: string) => name.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase()

/** In sections under their letters, with a rail that leads to each: a page of a printed catalog. */
function LetteredRows({ products, priority = 0 }: ProductGridProps) {
  const t = useMessages(catalogMessages)
  const sections = [...Map.groupBy(products, ({ name }) => letterOf(name))]
  return (
    <div className="lettered">
      <nav aria-label={t.letters}>
        {sections.map(([letter]) => (
          <a key={letter} href={`#letra-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div>
        {sections.map(([letter, ofLetter], index) => (
          <section key={letter} id={`letra-${letter}`} aria-label={letter}>
            <p aria-hidden="true">{letter}</p>
            <ProductRows products={ofLetter} priority={index === 0 ? priority : 0} />
          </section>
        ))}
      </div>
    </div>
  )
}

export function ProductRows({ products, priority = 0, columns = 1 }: ProductGridProps & { columns?: 1 | 2 }) {
  return (
    <ul className={`border-t border-line ${columns === 2 ? 'gap-x-12 md:grid md:grid-cols-2' : ''}`}>
      {products.map((product, index) => (
        <li key={product.id} className="@container">
          <ProductRow product={product} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
