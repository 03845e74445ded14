import type { CartProduct } from '@estampa/domain/cart'
import { orderableUnits } from '@estampa/domain/catalog'
import { BottomBar } from '@estampa/ui/bottom-bar'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { newUuid } from '@estampa/web/state'
import { type ReactNode, useRef, useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { StockWarning } from '../../catalog/product-page/stock-warning.tsx'
import { type Draft, toCustomization } from '../../customization/draft.ts'
import { preflightDraft } from '../../customization/draft-preflight.ts'
import { PreflightNotes } from '../../customization/preflight-notes.tsx'
import { customizeMessages } from '../../messages/customize.ts'
import { productMessages } from '../../messages/product.ts'
import { useSwitches } from '../../shop/switches.ts'
import { CustomizedPrice } from '../customized-price.tsx'
import { ShortTotal } from '../live-total.tsx'
import { DecorationNotes } from '../next-price-break.tsx'
import { type Decoration, toLine } from '../product-lines.ts'
import { useLivePrice } from '../use-live-price.ts'
import { toEditedLine } from './line-draft.ts'
import { toLineTechnique } from './technique-of-line.ts'
import { useSaveCustomizedLine } from './use-save-customized-line.ts'

type ResultPanelProps = LoadedProduct & {
  draft: Draft
  /** The line of the cart that is edited. */
  edited: CartProduct | undefined
  forget: () => void
  /** The delivery cost of these lines. */
  delivery: (lines: readonly CartProduct[], subTotal: number | undefined) => ReactNode
}

/** The price and the button that adds the line to the cart or replaces the edited one. */
export function ResultPanel(props: ResultPanelProps) {
  const { product, techniques, draft, edited, forget, delivery } = props
  const t = useMessages(customizeMessages)
  const product_t = useMessages(productMessages)
  const { buy, quote } = useSwitches()
  const save = useSaveCustomizedLine(product, edited)
  const { line, chosen, used, isFinished } = useCustomizedLine({ product, techniques, draft, edited })
  const price = useLivePrice(line)
  const units = chosen.reduce((sum, one) => sum + one.quantity, price.unitsInCart)
  const over = chosen.filter(({ variant, quantity }) => quantity > orderableUnits(variant))
  const checks = preflightDraft(
    draft,
    { product, techniques },
    chosen.find(({ quantity }) => quantity > 0)?.variant,
  )
  const refused = checks.filter(({ severity }) => severity === 'refuse')
  const isWhole = used.length > 0 && isFinished && over.length === 0 && line !== null
  const isReady = isWhole && refused.length === 0
  const press = () => {
    if (line && save(line)) forget()
  }
  const action = edited ? t.save : t.add
  const reasons = useRef<HTMLDivElement>(null)
  return (
    <>
      <PreflightNotes checks={checks.filter(({ severity }) => severity !== 'refuse')} />
      <div className="-mx-1 grid gap-4 border-t border-line bg-paper px-1 pt-4 tall:sticky tall:bottom-0 tall:z-10 tall:pb-4">
        <div ref={reasons} className="scroll-mt-[45dvh] empty:hidden">
          <PreflightNotes checks={refused} />
        </div>
        <CustomizedPrice price={price} techniques={used} units={units} brief />
        {over.map(({ variant }) => (
          <StockWarning key={variant.sku}>{product_t.too_many(orderableUnits(variant))}</StockWarning>
        ))}
        {!isFinished && (used.length > 0 || edited) && (
          <p className="text-14 text-ink-soft">{edited ? t.finish_to_save : t.finish_place}</p>
        )}
        {line === null && <p className="text-14 text-ink-soft">{t.choose_units}</p>}
        {(buy || quote) && (
          <Button size="large" wide disabled={!isReady} onClick={press} className="max-md:hidden">
            {action}
          </Button>
        )}
      </div>
      <div>
        <DecorationNotes entry={price.entry} techniques={used} />
        <p className="mt-3 text-14 text-ink-faint">{t.proof}</p>
        {delivery(line && over.length === 0 ? [line] : [], price.entry?.prices.subTotal)}
      </div>
      {(buy || quote) && (
        <BottomBar>
          {refused.length > 0 ? (
            <button
              type="button"
              className="min-h-11 flex-1 text-left text-14 font-semibold text-error underline underline-offset-4"
              onClick={() => reasons.current?.scrollIntoView({ block: 'start' })}
            >
              {t.why_refused}
            </button>
          ) : (
            <ShortTotal price={price} />
          )}
          <Button disabled={!isReady} onClick={press}>
            {action}
          </Button>
        </BottomBar>
      )}
    </>
  )
}

type CustomizedLineInput = LoadedProduct & { draft: Draft; edited: CartProduct | undefined }

/** The line of the draft; new rows of an edited line take its uuid until they are saved. */
function useCustomizedLine({ product, techniques, draft, edited }: CustomizedLineInput) {
  const [uuid] = useState(newUuid)
  const customization = toCustomization(draft, techniques)
  const used = techniques.filter((one) => customization.views.some((view) => view.technique_id === one.id))
  const decoration: Decoration = {
    customization,
    applicationTechnique: used.map(toLineTechnique),
    customizationRender: null,
  }
  const chosen = product.products.map((variant) => ({ variant, quantity: draft.units[variant.sku] ?? 0 }))
  const made = toLine({ product, chosen, decoration, uuid })
  const line = made && edited ? toEditedLine(edited, made, () => uuid) : made
  return { line, chosen, used, isFinished: customization.views.length === draft.places.length }
}
