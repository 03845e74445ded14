import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { RowsFrame } from '../controls/listed-rows.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { MoreRows } from '../controls/row-pages.tsx'
import { useRowSelection } from '../controls/row-selection.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { useShownFilter } from '../controls/shown-filter.ts'
import { TabLinks } from '../controls/tab-links.tsx'
import { ViewTabs } from '../controls/views/view-tabs.tsx'
import { productRunMessages } from '../messages/product-runs.ts'
import { productListMessages } from '../messages/products.ts'
import { useMay, useShop } from '../session/account.ts'
import { ProductSelectionBar } from './product-selection-bar.tsx'
import {
  type ProductsFilter,
  productGroups,
  productListOrders,
  productViewQueryOf,
  readProductsFilter,
  writeProductsFilter,
} from './products-query.ts'
import { ProductsTable } from './products-table.tsx'
import { type ListedProduct, useProductCounts } from './use-product.ts'
import { useAskAhead, useProductPages } from './use-product-pages.ts'

/** Every product of the shop, the hidden ones too, as the address narrows them. */
export function ProductsScreen() {
  const t = useMessages(productListMessages)
  const r = useMessages(productRunMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const [params] = useSearchParams()
  const filter = readProductsFilter(params)
  const query = useProductPages(filter)
  const shown = useShownFilter(filter, writeProductsFilter, query.isPlaceholderData)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={
          may('products.edit') && (
            <>
              <Button asChild variant="quiet" size="small">
                <Link to={`/${shop}/products/categories`}>{t.categories}</Link>
              </Button>
              <Button asChild variant="quiet" size="small">
                <Link to={`/${shop}/products/runs`}>{r.runs}</Link>
              </Button>
              <Button asChild size="small">
                <Link to={`/${shop}/products/new`}>
                  <Icon name="plus" size={16} />
                  {t.create}
                </Link>
              </Button>
            </>
          )
        }
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
      />
      <ViewTabs list="products" view={filter.view} query={productViewQueryOf(filter)} />
      <ProductFilterBar filter={filter} />
      {filter.page > 1 && query.hasPreviousPage && (
        <p className="mb-3">
          <Button
            variant="second"
            size="small"
            isBusy={query.isFetchingPreviousPage}
            onClick={() => void query.fetchPreviousPage()}
          >
            {t.before}
          </Button>
        </p>
      )}
      <RowsFrame
        query={query}
        texts={t}
        foot={() => (
          <MoreRows
            hasMore={query.hasNextPage}
            isAsking={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
        isNarrowed={productViewQueryOf(filter) !== '' || filter.page > 1}
      >
        {({ pages, items, totalCount }) => (
          <SelectableProducts
            key={productViewQueryOf(shown)}
            pages={pages}
            rows={items}
            filter={shown}
            total={totalCount}
          />
        )}
      </RowsFrame>
    </>
  )
}

type SelectableProductsProps = {
  pages: readonly (readonly ListedProduct[])[]
  rows: readonly ListedProduct[]
  filter: ProductsFilter
  total: number
}

/** The table, with marks for whoever may change products. The marks stay from page to page of one filter. */
function SelectableProducts({ pages, rows, filter, total }: SelectableProductsProps) {
  const may = useMay()
  const selection = useRowSelection(rows.map(({ id }) => String(id)))
  const marked = may('products.edit') ? selection : undefined
  return (
    <>
      <ProductsTable pages={pages} total={total} selection={marked} />
      {marked && <ProductSelectionBar selection={marked} filter={filter} total={total} />}
    </>
  )
}

/** The filters of the list: tabs for its state and for what is missing, a field for words, choices for category and order. */
function ProductFilterBar({ filter }: { filter: ProductsFilter }) {
  const t = useMessages(productListMessages)
  const navigate = useNavigate()
  const { data: counts } = useProductCounts()
  const askAhead = useAskAhead()
  const narrow = (change: Partial<ProductsFilter>) => {
    const narrowed = { ...filter, page: 1, ...change }
    askAhead(narrowed)
    void navigate(writeProductsFilter(narrowed) || '?', { replace: true })
  }
  const tabs = productGroups.map((group) => ({
    text: t.group[group],
    to: writeProductsFilter({ ...filter, group, page: 1 }) || '?',
    onFollow: () => askAhead({ ...filter, group, page: 1 }),
    isCurrent: filter.group === group,
    count: counts?.[group] ?? 0,
  }))
  const families = counts?.families ?? []
  return (
    <>
      <TabLinks label={t.groups} tabs={tabs} />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={filter.words === '' ? 'none' : 'some'}
          label={t.search}
          words={filter.words}
          onSearch={(words) => narrow({ words })}
        />
        <Select
          aria-label={t.family}
          className="w-52 max-sm:w-full"
          value={filter.family === null ? '' : String(filter.family)}
          options={[
            { value: '', label: t.all_families },
            ...families.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ currentTarget }) => narrow({ family: Number(currentTarget.value) || null })}
        />
        <Select
          aria-label={t.order}
          className="w-40 max-sm:w-full"
          value={filter.order}
          options={productListOrders.map((order) => ({ value: order, label: t.orders[order] }))}
          onChange={({ currentTarget }) =>
            narrow({ order: productListOrders.find((order) => order === currentTarget.value) ?? 'name' })
          }
        />
      </div>
    </>
  )
}
