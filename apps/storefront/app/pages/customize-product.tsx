import { fromWire } from '@estampa/domain/money'
import { Button } from '@estampa/ui/button'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { CustomisedPrice } from '../cart/customised-price.tsx'
import { ShortTotal } from '../cart/live-total.tsx'
import { newUuid } from '../cart/new-uuid.ts'
import { type Decoration, lineOf } from '../cart/product-lines.ts'
import { useBuying } from '../cart/use-buying.ts'
import { useLivePrice } from '../cart/use-live-price.ts'
import type { LoadedProduct, Technique } from '../catalog/load-product.ts'
import { idIn } from '../catalog/product.ts'
import { NotEnough } from '../catalog/product-page/not-enough.tsx'
import { productPath } from '../catalog/product-path.ts'
import { changePlace, customizationOf, type Draft, openPlace, withoutPlace } from '../customization/draft.ts'
import { PlaceList } from '../customization/place-list.tsx'
import { Stage } from '../customization/stage.tsx'
import { type PrintingConfig, StepList } from '../customization/step-list.tsx'
import { UnitsPanel } from '../customization/units-panel.tsx'
import { useDraft } from '../customization/use-draft.ts'
import { apiOf, orNotFound } from '../load.ts'
import { localeOf } from '../messages/catalogue.ts'
import { customiseMessages } from '../messages/customise.ts'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { useSwitches } from '../shell/switches.ts'
import type { Route } from './+types/customize-product'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = idIn(new URL(request.url).searchParams.get('id') ?? undefined)
  if (id === undefined) throw redirect(`/${params.tenantName}/products-list/all`)
  const api = apiOf(context)
  const [product, techniques, config] = await Promise.all([
    orNotFound(api.catalog.getProductDetail({ id, isEcommerceClient: true })),
    api.customization.getPrintingTypes({}),
    api.customization.getPrintingTypesConfig({}),
  ])
  if (product.printing_areas.length === 0) throw redirect(`/${params.tenantName}${productPath(product)}`)
  const offered = new Set(product.printing_types.map((one) => one.id))
  return { product, techniques: techniques.items.filter((one) => offered.has(one.id)), config }
}

/** Nothing beside the work: no footer, nothing that floats. */
export const handle = { layout: 'checkout' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = customiseMessages[localeOf(shop?.config.environment)]
  const title = loaderData ? t.title(loaderData.product.name) : t.heading
  return pageMeta({ shop, title, path: `/${params.tenantName}/customize-product`, hidden: true })
}

export default function CustomizeProduct({ loaderData }: Route.ComponentProps) {
  return <Workshop key={loaderData.product.id} {...loaderData} />
}

function Workshop({ product, techniques, config }: LoadedProduct & { config: PrintingConfig }) {
  const t = useMessages(customiseMessages)
  const path = useShopPath()
  const { draft, change, forget } = useDraft(product)
  const chosen = product.products.filter((one) => (draft.units[one.sku] ?? 0) > 0)
  return (
    <main id="page" className="page pt-5 pb-10">
      <Link
        to={path(productPath(product))}
        className="inline-flex min-h-11 items-center gap-2 text-14 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {t.back}
      </Link>
      <h1 className="mt-1 text-22 font-bold tracking-tight md:text-28">{t.title(product.name)}</h1>
      <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-(--page-side) max-md:bg-paper max-md:py-2">
          <div className="max-md:mx-auto max-md:w-[min(100%,38dvh)] md:sticky md:top-36">
            <Stage
              product={product}
              techniques={techniques}
              variant={chosen[0]}
              draft={draft}
              onArt={(art) => change((now) => changePlace(now, { art }))}
              onPlace={(areaId) => change((now) => openPlace(now, areaId))}
            />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <UnitsPanel
            product={product}
            units={draft.units}
            onChange={(units) => change((now) => ({ ...now, units }))}
          />
          <StepList product={product} techniques={techniques} config={config} draft={draft} change={change} />
          {draft.places.length > 0 && (
            <PlaceList
              product={product}
              techniques={techniques}
              draft={draft}
              onEdit={(areaId) => change((now) => ({ ...openPlace(now, areaId), step: 'position' }))}
              onRemove={(areaId) => change((now) => withoutPlace(now, areaId))}
              onAdd={() => change((now) => ({ ...now, active: null, step: 'place' }))}
            />
          )}
          <Result product={product} techniques={techniques} draft={draft} forget={forget} />
        </div>
      </div>
    </main>
  )
}

type ResultProps = LoadedProduct & { draft: Draft; forget: () => void }

function Result({ product, techniques, draft, forget }: ResultProps) {
  const t = useMessages(customiseMessages)
  const product_t = useMessages(productMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { buy, quote } = useSwitches()
  const { add } = useBuying()
  const [uuid] = useState(newUuid)
  const customization = customizationOf(draft, techniques)
  const used = techniques.filter((one) => customization.views.some((view) => view.technique_id === one.id))
  const decoration: Decoration = {
    customization,
    applicationTechnique: used.map(techniqueOfLine),
    customizationRender: null,
  }
  const chosen = product.products.map((variant) => ({ variant, quantity: draft.units[variant.sku] ?? 0 }))
  const line = lineOf({ product, chosen, decoration, uuid })
  const price = useLivePrice(line)
  const units = chosen.reduce((sum, one) => sum + one.quantity, price.unitsInCart)
  const over = chosen.filter(({ variant, quantity }) => quantity > variant.stock)
  const isUnfinished = customization.views.length < draft.places.length
  const isReady = customization.views.length > 0 && !isUnfinished && over.length === 0 && line !== null
  const addToCart = () => {
    if (!line || !add(line)) return
    forget()
    void navigate(path(productPath(product)))
  }
  return (
    <>
      <div className="grid gap-4 border-t border-line bg-paper pt-4 tall:sticky tall:bottom-0 tall:z-10 tall:pb-4">
        <CustomisedPrice price={price} techniques={used} units={units} />
        {over.map(({ variant }) => (
          <NotEnough key={variant.sku}>{product_t.too_many(variant.stock)}</NotEnough>
        ))}
        {isUnfinished && <p className="text-14 text-ink-soft">{t.finish_place}</p>}
        {line === null && <p className="text-14 text-ink-soft">{t.choose_units}</p>}
        {(buy || quote) && (
          <Button size="large" wide disabled={!isReady} onClick={addToCart} className="max-md:hidden">
            {t.add}
          </Button>
        )}
      </div>
      <p className="text-14 text-ink-faint">{t.proof}</p>
      {(buy || quote) && (
        <BottomBar>
          <ShortTotal price={price} />
          <Button disabled={!isReady} onClick={addToCart}>
            {t.add}
          </Button>
        </BottomBar>
      )}
    </>
  )
}

function techniqueOfLine({
  id,
  name,
  minUnitsForPrinting,
  customizationUnderMinimumExtraCost: extra,
}: Technique) {
  return {
    ...{ id, name, minUnitsForPrinting },
    customizationUnderMinimumExtraCost: extra === null ? null : fromWire(extra),
  }
}
