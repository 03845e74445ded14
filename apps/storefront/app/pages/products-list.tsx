import { localeOf } from '@estampa/domain/countries/languages'
import { Breadcrumbs } from '@estampa/ui/breadcrumbs'
import { Pagination } from '@estampa/ui/pagination'
import { useDelayed } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { lazy, Suspense, useMemo } from 'react'
import { Link, redirect } from 'react-router'
import { ActiveFilters } from '../catalog/filters/active-filters.tsx'
import { FilterForm } from '../catalog/filters/filter-form.tsx'
import { ListingSkeleton } from '../catalog/grid-skeleton.tsx'
import { breadcrumbsJsonLd, listJsonLd } from '../catalog/json-ld.ts'
import { findLetterPages } from '../catalog/letter-pages.ts'
import { LetteredRows } from '../catalog/lettered-rows.tsx'
import { ListHead } from '../catalog/list-head.tsx'
import { fromListTables, toListTables } from '../catalog/list-tables.ts'
import {
  ALL_CATEGORIES,
  countFilters,
  listingInput,
  listingPath,
  readListing,
  usualSortings,
} from '../catalog/listing-state.ts'
import { findAlternatives, noAlternatives } from '../catalog/search-alternatives.ts'
import { fromCardTables } from '../catalog/tiles/card-tables.ts'
import { pictureSource } from '../catalog/tiles/picture-source.ts'
import { ProductListing } from '../catalog/tiles/product-listing.tsx'
import { useListing } from '../catalog/use-listing.ts'
import { getApi, notFound } from '../loaders.ts'
import { productsListMessages } from '../messages/list.ts'
import { shellMessages } from '../messages/shell.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { categoryTrail } from '../shop/category-tree.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { templateOf } from '../theme/templates.ts'
import { useTemplate } from '../theme/use-template.ts'
import type { Route } from './+types/products-list'

/** Few lists are empty, so the texts of an empty one are loaded when needed. */
const NothingFound = lazy(() =>
  import('../catalog/nothing-found.tsx').then((file) => ({ default: file.NothingFound })),
)

export const handle = { sidebar: 'none' } satisfies PageHandle

/** The reason why a list is shown after a request to customize or design no particular product. */
const choices = ['customize', 'design'] as const

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = getApi(context)
  const { templateFK } = await api.shops.getConfig({})
  const { card, list: variant } = templateOf(templateFK.id)
  const usual = usualSortings[variant]
  const listing = readListing(params.categoryDesc, new URL(request.url).searchParams, usual)
  const [list, categories] = await Promise.all([
    api.catalog.getProductsList(listingInput(listing)),
    api.catalog.getCategories({ isEcommerceClient: true }),
  ])
  const category = categories.find((one) => one.url === listing.category)
  if (!category && listing.category !== ALL_CATEGORIES) {
    // Lists used to link their categories by id, and such links may be stored somewhere.
    const numbered = categories.find((one) => String(one.id) === listing.category)
    if (!numbered) throw notFound()
    const moved = listingPath({ ...listing, category: numbered.url }, usual)
    throw redirect(`${basePathOf(params)}${moved}`, 301)
  }
  if (list.items.length === 0 && list.total_pages > 0) {
    throw redirect(`${basePathOf(params)}${listingPath({ ...listing, page: list.total_pages }, usual)}`)
  }
  const isNothing = list.items.length === 0
  const instead = isNothing ? await findAlternatives(api, listing.name) : noAlternatives
  const isLettered = variant === 'lettered' && listing.sorting === 'name asc' && !isNothing
  const letters = isLettered ? await findLetterPages(api, listing, list) : undefined
  const choosing = choices.find((one) => one === new URL(request.url).searchParams.get('choose_to'))
  return {
    list: toListTables(list, card.marks),
    listing,
    letters,
    title: category?.title,
    /** Those that it stands in, the highest first. */
    above: categoryTrail(categories, category?.url)
      .slice(0, -1)
      .map(({ title, url }) => ({ title, url })),
    instead,
    choosing,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const shop = matches[1]?.loaderData
  if (!loaderData) return []
  const t = productsListMessages[localeOf(shop?.config.environment)]
  const { list, listing, title = t.all_products } = loaderData
  const products = fromCardTables(list.items)
  const picture = products[0]?.featured_img
  const page = listing.page > 1 ? `?page=${listing.page}` : ''
  return [
    ...pageMeta({
      shop,
      title: listing.name ? t.results_for(listing.name) : page ? t.page_title(title, listing.page) : title,
      description: t.description(title, list.totalCount, shop?.config.name ?? ''),
      path: `${basePathOf(params)}/products-list/${listing.category}${page}`,
      image: picture && pictureSource(picture).src,
      hidden: listing.name !== '' || list.totalCount === 0,
    }),
    listJsonLd({ products, title, origin: shop?.origin ?? '', base: basePathOf(params) }),
    breadcrumbsJsonLd(
      [
        { name: shop?.config.name ?? '', path: '' },
        ...loaderData.above.map((one) => ({ name: one.title, path: `/products-list/${one.url}` })),
        { name: title, path: `/products-list/${listing.category}` },
      ],
      { origin: shop?.origin ?? '', base: basePathOf(params) },
    ),
  ]
}

export default function ProductsList({ loaderData }: Route.ComponentProps) {
  const { listing, title, choosing } = loaderData
  const list = useMemo(() => fromListTables(loaderData.list), [loaderData.list])
  const t = useMessages(productsListMessages)
  const { isWaiting } = useListing()
  const { filters } = useTemplate()
  const showsSkeleton = useDelayed(isWaiting)
  // where nothing is there is nothing to narrow
  const canNarrow = list.totalCount > 0 || countFilters(listing) > 0
  const heading = listing.name ? t.results_for(listing.name) : (title ?? t.all_products)
  return (
    <main id="page" className="page pt-5">
      <Crumbs title={title} above={loaderData.above} heading={heading} />
      <h1 className="mt-3 text-28 font-bold tracking-tight md:text-36">{heading}</h1>
      {choosing && (
        <p role="status" className="mt-4 rounded-base bg-brand-wash px-4 py-3">
          {t.choose_to[choosing]}
        </p>
      )}
      <div
        className={clsx(
          canNarrow && 'mt-6',
          canNarrow && filters === 'column' && 'gap-x-10 md:grid md:grid-cols-filters',
        )}
      >
        {canNarrow && (
          <aside id="filters" aria-label={t.filters} className="max-md:hidden max-md:target:block">
            <FilterForm facets={list.facets} id="filters-form" look={filters} />
          </aside>
        )}
        <section aria-label={heading} aria-busy={isWaiting}>
          {canNarrow && <ListHead total={list.totalCount} facets={list.facets} />}
          <ActiveFilters facets={list.facets} />
          <h2 className="sr-only">{t.results}</h2>
          {showsSkeleton ? (
            <ListingSkeleton count={Math.max(list.items.length, 8)} />
          ) : (
            <Results {...loaderData} list={list} />
          )}
        </section>
      </div>
    </main>
  )
}

type ResultsProps = Pick<Route.ComponentProps['loaderData'], 'listing' | 'letters' | 'instead'> & {
  list: ReturnType<typeof fromListTables>
}

function Results({ list, listing, letters, instead }: ResultsProps) {
  const t = useMessages(productsListMessages)
  const shell = useMessages(shellMessages)
  const { hrefOf } = useListing()
  if (list.items.length === 0) {
    return (
      <Suspense fallback={<ListingSkeleton count={8} />}>
        <NothingFound listing={listing} alternatives={instead} />
      </Suspense>
    )
  }
  return (
    <>
      {letters ? (
        <LetteredRows products={list.items} priority={4} letters={letters} />
      ) : (
        <ProductListing products={list.items} priority={4} />
      )}
      <div className="mt-14">
        <Pagination
          current={list.page}
          total={list.total_pages}
          label={t.pages}
          previous={shell.previous}
          next={shell.next}
          page={t.page}
          link={(page, props) => (
            <Link key={page} to={hrefOf({ ...listing, page })} prefetch="intent" {...props} />
          )}
        />
      </div>
    </>
  )
}

type CrumbsProps = { title: string | undefined; above: { title: string; url: string }[]; heading: string }

function Crumbs({ title, above, heading }: CrumbsProps) {
  const t = useMessages(productsListMessages)
  const shell = useMessages(shellMessages)
  const path = useShopPath()
  const all = { key: 'all', content: <Link to={path('/products-list/all')}>{t.all_products}</Link> }
  return (
    <Breadcrumbs
      label={shell.breadcrumbs}
      crumbs={[
        { key: 'home', content: <Link to={path('/')}>{shell.home}</Link> },
        ...(title ? [all] : []),
        ...above.map(({ title: name, url }) => ({
          key: url,
          content: <Link to={path(`/products-list/${url}`)}>{name}</Link>,
        })),
        { key: 'here', content: heading },
      ]}
    />
  )
}
