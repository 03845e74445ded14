import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { catalogMessages } from '../messages/catalog.ts'
import { alphabet, type LetterPages, letterOf } from './letter-pages.ts'
import type { CardProduct } from './tiles/card-product.ts'
import { ProductRows } from './tiles/product-rows.tsx'
import { useListing } from './use-listing.ts'

type LetteredRowsProps = { products: readonly CardProduct[]; letters: LetterPages; priority?: number }

/** In sections under their letters, with the alphabet that leads to each: a printed catalog. */
export function LetteredRows({ products, letters, priority = 0 }: LetteredRowsProps) {
  const sections = [...Map.groupBy(products, ({ name }) => letterOf(name))]
  return (
    <div className="lettered">
      <Alphabet letters={letters} here={sections.map(([letter]) => letter)} />
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

/** All letters; those without products are no links. What stands on another page of the list is there. */
function Alphabet({ letters, here }: { letters: LetterPages; here: readonly string[] }) {
  const t = useMessages(catalogMessages)
  const { listing, hrefOf } = useListing()
  const pages = new Map(letters)
  const others = [...pages.keys()].filter((letter) => !alphabet.includes(letter))
  return (
    <nav aria-label={t.letters}>
      {[...others, ...alphabet].map((letter) => {
        const page = pages.get(letter)
        const isHere = here.includes(letter)
        if (page === undefined && !isHere) {
          return (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          )
        }
        const to = hrefOf(isHere ? listing : { ...listing, page: page ?? 1 })
        return (
          <Link key={letter} to={`${to}#letra-${letter}`} aria-current={isHere || undefined}>
            {letter}
          </Link>
        )
      })}
    </nav>
  )
}
