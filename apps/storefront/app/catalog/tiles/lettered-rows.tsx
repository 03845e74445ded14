import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import type { CardProduct } from './card-product.ts'
import { ProductRows } from './product-rows.tsx'

type LetteredRowsProps = { products: readonly CardProduct[]; priority?: number }

const letterOf = (name: string) => name.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase()

/** In sections under their letters, with a rail that leads to each: a page of a printed catalog. */
export function LetteredRows({ products, priority = 0 }: LetteredRowsProps) {
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
