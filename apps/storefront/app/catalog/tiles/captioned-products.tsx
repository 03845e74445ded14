import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import { CardCornerSlot } from './card-corner.tsx'
import { CardPrice, useQuantityNote } from './card-notes.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorRow } from './color-row.tsx'
import { productSource } from './picture-source.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'
import { ProductLink } from './product-link.tsx'

/** Few products, each with its words beside a large picture, once at the left and once at the right. */
export function CaptionedProducts({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className="captioned-products">
      {products.map((product) => (
        <li key={product.id}>
          <CaptionedProduct product={product} />
        </li>
      ))}
    </ul>
  )
}

function CaptionedProduct({ product }: { product: CardProduct }) {
  const t = useMessages(catalogMessages)
  const quantity = useQuantityNote(product)
  const { featured_img: picture, name, family, printing_types: techniques } = product
  return (
    <article className="captioned-product">
      {picture ? (
        <Picture
          {...productSource(picture)}
          alt=""
          sizes="(min-width: 1264px) 640px, (min-width: 600px) 46vw, 70vw"
        />
      ) : (
        <PlaceholderPicture name={name} category={family?.title} />
      )}
      <CardCornerSlot product={product} position="card" />
      <div>
        {family && <p className="text-14 text-ink-faint">{family.title}</p>}
        <h3 className="text-28">
          <ProductLink product={product} />
        </h3>
        {techniques.length > 0 && (
          <p className="text-ink-soft">{t.decorated_by(techniques.map((one) => one.name))}</p>
        )}
        <ColorRow product={product} />
        <p className="text-14 text-ink-faint">{quantity}</p>
        <div className="w-full">
          <CardPrice product={product} />
        </div>
      </div>
    </article>
  )
}
