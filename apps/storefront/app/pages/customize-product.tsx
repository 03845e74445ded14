import { groundOn } from '@estampa/domain/catalog/area-cut'
import { localeOf } from '@estampa/domain/countries/languages'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, Navigate, redirect, useLocation } from 'react-router'
import { editPath, needsBuilder } from '../cart/edit-path.ts'
import { ChangeNotes } from '../cart/editing/change-notes.tsx'
import { ResultPanel } from '../cart/editing/result-panel.tsx'
import { useDraft } from '../cart/editing/use-draft.ts'
import { useEditedLine } from '../cart/editing/use-edited-line.ts'
import { useTechniquePrices } from '../cart/editing/use-technique-prices.ts'
import { fetchTechniques, type LoadedProduct, listOfferedTechniques } from '../catalog/load-product.ts'
import { readProductId } from '../catalog/product.ts'
import { productPath } from '../catalog/tiles/product-path.ts'
import { AreaList } from '../customization/area-list.tsx'
import { OpenInBuilder } from '../customization/builder/open-in-builder.tsx'
import { CustomizationPreview } from '../customization/customization-preview.tsx'
import { CustomizeSteps, type PrintingConfig } from '../customization/customize-steps.tsx'
import {
  changeActiveView,
  type Draft,
  finishedDesign,
  openArea,
  withOnlyPicture,
  withoutArea,
} from '../customization/draft.ts'
import { DraftLoading } from '../customization/draft-loading.tsx'
import { withPresetTechnique } from '../customization/preferred-technique.ts'
import { PreviewChoices } from '../customization/preview-choices.tsx'
import { UnitsPanel } from '../customization/units-panel.tsx'
import {
  isMeasurementPending,
  type MeasurementState,
  useDesignMeasurement,
} from '../customization/use-design-measurement.ts'
import { useMockups } from '../customization/use-mockups.ts'
import { getApi, orNotFound } from '../loaders.ts'
import { customizeMessages } from '../messages/customize.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { LineDelivery } from '../shipping/estimate/line-delivery.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/customize-product'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const id = readProductId(query.get('id') ?? undefined)
  if (id === undefined) throw redirect(`${basePathOf(params)}/products-list/all?choose_to=customize`)
  const api = getApi(context)
  const [product, techniques, config] = await Promise.all([
    orNotFound(api.catalog.getProductDetail({ id, isEcommerceClient: true })),
    fetchTechniques(api),
    api.customization.getPrintingTypesConfig({}),
  ])
  if (product.printing_areas.length === 0 && !query.has('line')) {
    throw redirect(`${basePathOf(params)}${productPath(product)}`)
  }
  return { product, techniques: listOfferedTechniques(product, techniques), config }
}

/** The page has no footer and nothing that floats. */
export const handle = { layout: 'checkout', sidebar: 'none' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = customizeMessages[localeOf(shop?.config.environment)]
  const title = loaderData ? t.title(loaderData.product.name) : t.heading
  return pageMeta({ shop, title, path: `${basePathOf(params)}/customize-product`, hidden: true })
}

export default function CustomizeProduct({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  return <CustomizePage key={search} {...loaderData} />
}

type CustomizeProductProps = LoadedProduct & { config: PrintingConfig }

function CustomizePage(loaded: CustomizeProductProps) {
  const { product } = loaded
  const t = useMessages(customizeMessages)
  const path = useShopPath()
  const edited = useEditedLine(product)
  const { draft, changes, failure, retry, change, forget } = useDraft(loaded, edited)
  if (edited.line && needsBuilder(edited.line)) return <Navigate replace to={path(editPath(edited.line))} />
  const isGone = edited.isEditing && edited.isReady && !edited.line
  const all = isGone ? (['line_gone', ...changes] as const) : changes
  return (
    <main id="page" className="page pt-5 pb-10">
      <Link
        to={path(edited.isEditing ? '/shopping-cart' : productPath(product))}
        className="inline-flex min-h-11 items-center gap-2 text-14 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <Icon name="arrow-left" size={16} />
        {edited.isEditing ? t.back_to_cart : t.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-22 font-bold tracking-tight md:text-28">{t.title(product.name)}</h1>
        {product.printing_areas.length > 0 && <OpenInBuilder product={product} draft={draft} />}
      </div>
      {product.printing_areas.length === 0 ? (
        <p className="mt-5">{t.plain_now}</p>
      ) : draft ? (
        <>
          <ChangeNotes changes={all} isInCart={edited.line !== undefined} />
          <CustomizeEditor {...loaded} draft={draft} change={change}>
            {(shown, measurement, onWorking) => (
              <ResultPanel
                {...loaded}
                draft={shown}
                change={change}
                onWorking={onWorking}
                measurement={measurement}
                edited={edited.line}
                forget={forget}
                delivery={(lines, subTotal) => (
                  <LineDelivery lines={lines} subTotal={subTotal} className="mt-5" />
                )}
              />
            )}
          </CustomizeEditor>
        </>
      ) : (
        <DraftLoading failure={failure} onRetry={retry} />
      )}
    </main>
  )
}

type CustomizeEditorProps = CustomizeProductProps & {
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
  /** The price and the way into the cart: of the draft with the technique that is preset, as the server measured it. */
  children: (
    shown: Draft,
    measurement: MeasurementState,
    onWorking: (isWorking: boolean) => void,
  ) => ReactNode
}

function CustomizeEditor({ draft: kept, change, children, ...loaded }: CustomizeEditorProps) {
  const { product, techniques, config } = loaded
  const prices = useTechniquePrices({ product, techniques, draft: kept })
  const draft = useMemo(
    () => withPresetTechnique(kept, { product, techniques }, prices),
    [kept, product, techniques, prices],
  )
  const chosen = product.products.filter((one) => (draft.units[one.sku] ?? 0) > 0)
  const design = useMemo(
    () => finishedDesign({ design: draft.design, logos: draft.logos }),
    [draft.design, draft.logos],
  )
  const measurement = useDesignMeasurement(design, product.id, chosen[0]?.sku ?? null)
  const isRefused = measurement.measured?.judgements.some(({ level }) => level === 'refuse') ?? false
  // what cannot be made is not drawn, and whether it can is not known before it was looked at
  const isDrawable = !isRefused && !isMeasurementPending(measurement, design)
  const [isWorking, setIsWorking] = useState(false)
  const mockups = useMockups(product, chosen[0], isDrawable ? design : null)
  return (
    <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-buying">
      <div className="short:static max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-(--page-side) max-md:bg-paper max-md:py-2">
        <div className="max-md:mx-auto max-md:w-stage max-md:max-w-full short:static md:sticky md:top-36 md:max-w-preview">
          <CustomizationPreview
            product={product}
            techniques={techniques}
            variant={chosen[0]}
            draft={draft}
            mockups={mockups}
            onPicture={(picture) =>
              change((now) => changeActiveView(now, (view) => withOnlyPicture(view, picture)))
            }
            onArea={(areaId) => change((now) => openArea(now, areaId))}
          />
          <PreviewChoices
            product={product}
            variant={chosen[0]}
            activeId={draft.active}
            onVariant={(sku) =>
              change((now) => ({ ...now, units: { [sku]: Object.values(now.units)[0] ?? 1 } }))
            }
            onArea={(areaId) => change((now) => openArea(now, areaId))}
          />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <UnitsPanel
          product={product}
          units={draft.units}
          onChange={(units) => change((now) => ({ ...now, units }))}
        />
        <CustomizeSteps
          product={product}
          techniques={techniques}
          config={config}
          draft={draft}
          productColor={groundOn(
            product.printing_areas.find(({ id }) => id === draft.active) ?? {},
            chosen[0],
          )}
          prices={prices}
          measurement={measurement}
          change={change}
          onWorking={setIsWorking}
        />
        {draft.design.views.some(({ elements }) => elements.length > 0) && (
          <AreaList
            product={product}
            techniques={techniques}
            variant={chosen[0]}
            draft={draft}
            mockups={mockups}
            onEdit={(areaId) => change((now) => ({ ...openArea(now, areaId), step: 'position' }))}
            onRemove={(areaId) => change((now) => withoutArea(now, areaId))}
            onAdd={() => change((now) => ({ ...now, active: null, step: 'place' }))}
          />
        )}
        {children(draft, { ...measurement, isUpdating: measurement.isUpdating || isWorking }, setIsWorking)}
      </div>
    </div>
  )
}
