// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as blocks lose their roles
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { RowBody } from '../controls/row-pages.tsx'
import { RowCheckbox, type RowSelection } from '../controls/row-selection.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { productRunMessages } from '../messages/product-runs.ts'
import { productListMessages } from '../messages/products.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { ProductThumbnail } from './product-thumbnail.tsx'
import type { ListedProduct } from './use-product.ts'

type ProductsTableProps = {
  /** The list as it was asked for, page by page. */
  pages: readonly (readonly ListedProduct[])[]
  total: number
  /** The marked rows, for whoever may do something with many. */
  selection: RowSelection | undefined
}

/** Most rows are so high, in pixels. */
const ROW_HEIGHT = 49
/** So many are drawn at a time; the first of them fill a window. */
const BODY_ROWS = 25

export function ProductsTable({ pages, total, selection }: ProductsTableProps) {
  const t = useMessages(productListMessages)
  const r = useMessages(productRunMessages)
  const columns = [
    ...(selection
      ? [{ text: r.marking, className: 'mark', control: <PageMark selection={selection} /> }]
      : []),
    { text: t.name },
    { text: t.code, className: 'max-md:hidden' },
    { text: t.family, className: 'max-lg:hidden' },
    { text: t.price_from, className: 'number' },
    { text: t.units, className: 'number max-sm:hidden' },
    { text: t.state, className: 'max-sm:hidden' },
  ]
  return (
    <KeyedTable
      caption={t.title}
      columns={columns}
      keys={selection ? t.keys_marking : t.keys}
      className={clsx('products-table', selection && 'with-marks')}
      total={total}
      bodies={pages
        .flatMap(inBodies)
        .map((rows, at) => (
          <RowBody
            key={rows[0]?.id ?? at}
            count={rows.length}
            rowHeight={ROW_HEIGHT}
            startsDrawn={at === 0}
            rows={() =>
              rows.map((row) => (
                <ProductLine
                  key={row.id}
                  row={row}
                  isMarked={selection?.has(String(row.id)) ?? false}
                  onMark={selection?.mark}
                />
              ))
            }
          />
        ))}
    />
  )
}

const inBodies = (rows: readonly ListedProduct[]) =>
  Array.from({ length: Math.ceil(rows.length / BODY_ROWS) }, (_, at) =>
    rows.slice(at * BODY_ROWS, (at + 1) * BODY_ROWS),
  )

type ProductLineProps = {
  row: ListedProduct
  isMarked: boolean
  /** Marks the row; undefined where whoever looks may not mark any. */
  onMark: RowSelection['mark'] | undefined
}

const ProductLine = memo(({ row, isMarked, onMark }: ProductLineProps) => {
  const t = useMessages(productListMessages)
  const r = useMessages(productRunMessages)
  const money = useAmountText()
  const { shop } = useShop()
  const { id, code, name, picture, family, priceFrom, isPublished } = row
  return (
    <tr role="row" data-marked={isMarked || undefined}>
      {onMark && (
        <td role="cell" className="mark">
          <RowCheckbox
            label={r.mark(name)}
            isMarked={isMarked}
            onMark={(isRange) => onMark(String(id), isRange)}
          />
        </td>
      )}
      <td role="cell">
        <span className="flex items-center gap-3">
          <ProductThumbnail name={name} family={family} picture={picture} />
          <span className="min-w-0">
            <Link to={`/${shop}/products/${id}`} className="row-link block truncate font-medium">
              {name}
            </Link>
            <span className="block truncate text-13 text-ink-faint md:hidden">
              {isPublished ? code : `${code} · ${t.hidden}`}
            </span>
          </span>
        </span>
      </td>
      <td role="cell" className="text-13 text-ink-soft max-md:hidden">
        <span className="block truncate">{code}</span>
      </td>
      <td role="cell" className="text-ink-soft max-lg:hidden">
        <span className="block truncate">{family}</span>
      </td>
      <td role="cell" className={clsx('number', priceFrom === null && 'text-ink-faint')}>
        {priceFrom === null ? t.no_price : money(priceFrom)}
      </td>
      <td role="cell" className="number max-sm:hidden">
        <StockText row={row} />
      </td>
      <td role="cell" className="max-sm:hidden">
        <ProductState row={row} />
      </td>
    </tr>
  )
})

/** Whether it is shown, and when that changes by itself. */
function ProductState({ row: { isPublished, isRetired, showAt, hideAt } }: { row: ListedProduct }) {
  const t = useMessages(productListMessages)
  const { environment } = useShop()
  const moment = isPublished ? hideAt : showAt
  return (
    <>
      <StateDot tone={isPublished ? 'done' : 'quiet'}>
        {isRetired ? t.retired : isPublished ? t.published : t.hidden}
      </StateDot>
      {moment !== null && (
        <span className="block text-12 whitespace-nowrap text-ink-faint">
          {(isPublished ? t.hidden_from : t.shown_from)(shortMomentText(moment, environment))}
        </span>
      )}
    </>
  )
}

function StockText({ row: { stock, isOnOrder } }: { row: ListedProduct }) {
  const t = useMessages(productListMessages)
  if (isOnOrder && stock <= 0) return <span className="text-ink-soft">{t.on_order}</span>
  return <span className={clsx(stock <= 0 && 'font-medium text-error')}>{t.stock_text(stock)}</span>
}

function PageMark({ selection }: { selection: RowSelection }) {
  const r = useMessages(productRunMessages)
  return <RowCheckbox label={r.mark_page} isMarked={selection.hasAll} onMark={() => selection.markAll()} />
}
