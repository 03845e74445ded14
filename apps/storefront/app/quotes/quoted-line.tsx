import type { CartProduct } from '@estampa/domain/cart'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { LinePicture } from '../cart/line-picture.tsx'
import { PictureTile } from '../catalog/picture-tile.tsx'
import { quoteMessages } from '../messages/quotes.ts'
import { Amount } from '../money/amount.tsx'
import type { PublicQuote } from './quote-rules.ts'

type QuotedRow = PublicQuote['rows'][number]
type QuotedLineProps = {
  rows: readonly QuotedRow[]
  pictures: PublicQuote['pictures']
  /** The line of the cart, which shows the owner a picture until the stored ones are drawn. */
  line: CartProduct | undefined
  /** The seller's, on this line alone. */
  discount?: LineDiscount | undefined
}
type LineDiscount = NonNullable<PublicQuote['answer']>['lineDiscounts'][number]

/** One product of a quote: its picture with the design, its sizes below each other, and what a unit costs in all. */
export function QuotedLine({ rows, pictures, line, discount }: QuotedLineProps) {
  const [first] = rows
  if (!first) return null
  return (
    <div className="grid grid-cols-mark gap-x-4 py-4">
      <div className="sm:row-span-2">
        {!first.isFree && (
          <QuotedPicture image={first.image} picture={pictures[0]} line={line} name={first.productName} />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <div className="min-w-0 grow basis-45">
            <p className="leading-snug font-semibold">{first.productName}</p>
            {first.decorations.map((decoration) => (
              <p key={decoration} className="mt-0.5 text-14 text-brand-ink">
                {decoration}
              </p>
            ))}
          </div>
          <DecoratedPrice rows={rows} />
        </div>
        <OtherPictures pictures={pictures.slice(1)} />
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <QuotedRows rows={rows} discount={discount} />
      </div>
    </div>
  )
}

const box = 'w-18 self-start sm:w-28'

type QuotedPictureProps = Pick<QuotedRow, 'image'> & {
  picture: PublicQuote['pictures'][number] | undefined
  line: CartProduct | undefined
  name: string
}

function QuotedPicture({ image, picture, line, name }: QuotedPictureProps) {
  const t = useMessages(quoteMessages)
  if (picture) return <Mockup picture={picture} alt={t.with_design(name)} className={box} />
  if (line) return <LinePicture line={line} className={box} />
  return <PictureTile image={image} className={box} />
}

type MockupProps = { picture: PublicQuote['pictures'][number]; alt: string; className: string }

function Mockup({ picture, alt, className }: MockupProps) {
  return (
    <span
      className={`product-ground block aspect-square shrink-0 overflow-hidden rounded-base bg-wash ${className}`}
    >
      <img
        src={picture.preview_url}
        alt={alt}
        title={picture.name}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  )
}

function OtherPictures({ pictures }: Pick<PublicQuote, 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map((picture) => (
        <li key={picture.printing_area_id}>
          <Mockup picture={picture} alt={picture.name} className="w-18" />
        </li>
      ))}
    </ul>
  )
}

/** Sizes with the price of the products; the decoration stands apart, so that the column adds up. */
function QuotedRows({ rows, discount }: Pick<QuotedLineProps, 'rows' | 'discount'>) {
  const t = useMessages(quoteMessages)
  const goods = rows.map((row) => row.goods).filter((amount) => amount !== null)
  const whole = rows.map((row) => row.subTotal).filter((amount) => amount !== null)
  const isPriced = whole.length === rows.length
  const decoration = isPriced ? sumOf(...whole, -sumOf(...goods)) : 0
  return (
    <dl className="mt-3 grid gap-1 text-14 text-ink-soft">
      {rows.map((row) => (
        <div key={row.sku} className="flex flex-wrap justify-between gap-x-6">
          <dt className="min-w-0">{[row.variantName, row.sku].filter(Boolean).join(' · ')}</dt>
          <dd className="tabular ml-auto text-right">
            {t.units(row.quantity)}
            {row.unitPrice !== null && row.goods !== null && (
              <>
                {' × '}
                <Amount value={row.unitPrice} /> = <Amount value={row.goods} />
              </>
            )}
          </dd>
        </div>
      ))}
      {decoration !== 0 && (
        <div className="flex justify-between gap-6">
          <dt>{t.decoration}</dt>
          <dd>
            <Amount value={decoration} />
          </dd>
        </div>
      )}
      {isPriced && (
        <div className="flex justify-between gap-6 border-t border-line pt-1 text-16 font-semibold text-ink">
          <dt>{t.line_net}</dt>
          <dd>
            <Amount value={sumOf(...whole)} />
          </dd>
        </div>
      )}
      {isPriced && discount && (
        <div className="flex justify-between gap-6">
          <dt>{t.discount_of(discount.percent)}</dt>
          <dd>
            <Amount value={-discount.net} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The figure that a buyer compares: one unit with the design on it, before taxes and with them. */
function DecoratedPrice({ rows }: { rows: readonly QuotedRow[] }) {
  const t = useMessages(quoteMessages)
  const units = rows.flatMap(({ decoratedUnitPrice: net, decoratedUnitPriceWithTaxes: gross }) =>
    net === null || gross === null ? [] : [{ net, gross }],
  )
  const least = units.toSorted((one, other) => one.net - other.net)[0]
  if (!least) return null
  const isDecorated = (rows[0]?.decorations.length ?? 0) > 0
  const from = units.some(({ net }) => net !== least.net) ? `${t.from} ` : ''
  return (
    <p className="sums-right sm:text-right">
      {from}
      <Amount value={least.net} className="text-18 font-semibold" />{' '}
      <span className="text-14 text-ink-soft">{isDecorated ? t.each_with_design : t.each}</span>
      <span className="block text-12 text-ink-faint">
        {t.with_taxes} {from}
        <Amount value={least.gross} />
      </span>
    </p>
  )
}
