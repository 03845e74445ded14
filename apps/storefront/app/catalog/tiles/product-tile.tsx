import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { catalogMessages } from '../../messages/catalog.ts'
import type { CardTemplate } from '../../theme/template.ts'
import { pictureRatios } from '../../theme/templates.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { CardCornerSlot } from './card-corner.tsx'
import { CardBadge, CardPrice, useQuantityNote } from './card-notes.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorRow } from './color-row.tsx'
import { MaterialMarks } from './material-marks.tsx'
import { cardPictureSource, cardWidths, productSource } from './picture-source.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'
import { ProductLink } from './product-link.tsx'
import { SecondPicture } from './second-picture.tsx'
import { TechniqueNames } from './technique-names.tsx'
import { useIntent } from './use-intent.ts'

type ProductCardProps = {
  product: CardProduct
  /** True for the first row of a page, whose pictures load first. */
  priority?: boolean
  /** The one that a group is built around. */
  large?: boolean
}

const SIZES = '(min-width: 1264px) 290px, (min-width: 960px) 30vw, 46vw'
const LARGE_SIZES = '(min-width: 1264px) 620px, (min-width: 600px) 48vw, 92vw'

/** One product of a list. The whole card leads to the product. */
export function ProductTile({ product, priority = false, large = false }: ProductCardProps) {
  const { variant, details, marks, begins, picture } = useTemplate().card
  const [isIntended, intent] = useIntent()
  return (
    <article
      className={large ? 'product-card product-card-large' : 'product-card'}
      data-variant={variant === 'plain' ? undefined : variant}
      data-details={details === 'full' ? undefined : details}
      data-begins={begins === 'marks' ? undefined : begins}
      {...intent}
    >
      <CardPicture
        product={product}
        priority={priority}
        large={large}
        ratio={pictureRatios[picture]}
        withSecond={isIntended}
      />
      <CardBadge product={product} />
      <CardCornerSlot product={product} position="card" />
      <CardText product={product} details={details} marks={marks} large={large} />
    </article>
  )
}

type CardTextProps = Pick<CardTemplate, 'details' | 'marks'> & { product: CardProduct; large: boolean }

function CardText({ product, details, marks, large }: CardTextProps) {
  const t = useMessages(catalogMessages)
  const quantity = useQuantityNote(product)
  const isFull = details === 'full'
  const availability = product.stock > 0 ? quantity : product.on_order ? t.on_order : t.no_stock
  return (
    <div className="product-card-text">
      <div className="product-card-marks">
        <ColorRow product={product} />
        {isFull && marks === 'materials' && <MaterialMarks materials={product.materials} />}
      </div>
      <h3 className={clsx('product-card-name', large ? 'text-22' : !isFull && 'text-16 sm:text-18')}>
        <ProductLink product={product} />
      </h3>
      {isFull && (
        <p className="product-card-code">
          <span>{`${t.code(product.external_id)} · `}</span>
          {availability}
        </p>
      )}
      {isFull && marks !== 'materials' && <TechniqueNames techniques={product.printing_types} />}
      <div className="product-card-price">
        <CardPrice product={product} />
      </div>
    </div>
  )
}

type CardPictureProps = {
  product: CardProduct
  priority: boolean
  large: boolean
  /** Width by height. */
  ratio: number
  withSecond: boolean
}

function CardPicture({ product, priority, large, ratio, withSecond }: CardPictureProps) {
  const { featured_img: first, second_img: second, name, family } = product
  const sizes = large ? LARGE_SIZES : SIZES
  if (!first) {
    return (
      <PlaceholderPicture
        name={name}
        category={family?.title}
        ratio={ratio}
        className="product-card-picture"
      />
    )
  }
  const source = large ? productSource(first) : cardPictureSource(first, cardWidths)
  return (
    <div className="product-card-picture">
      <Picture {...source} alt="" ratio={ratio} sizes={sizes} priority={priority} />
      {second && withSecond && <SecondPicture picture={second} ratio={ratio} sizes={sizes} />}
    </div>
  )
}
