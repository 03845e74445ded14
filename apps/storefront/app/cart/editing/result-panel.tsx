import type { CartProduct } from '@estampa/domain/cart'
import { unitsOffered } from '@estampa/domain/catalog'
import { Button } from '@estampa/ui/button'
import { type ReactNode, useRef, useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { NotEnough } from '../../catalog/product-page/not-enough.tsx'
import { customizationOf, type Draft } from '../../customization/draft.ts'
import { judgementsOf } from '../../customization/draft-judgements.ts'
import { JudgementNotes } from '../../customization/judgement-notes.tsx'
import { customiseMessages } from '../../messages/customise.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BottomBar } from '../../shell/bottom-bar.tsx'
import { useSwitches } from '../../shell/switches.ts'
import { CustomisedPrice } from '../customised-price.tsx'
import { ShortTotal } from '../live-total.tsx'
import { newUuid } from '../new-uuid.ts'
import { DecorationNotes } from '../price-outlook.tsx'
import { type Decoration, lineOf } from '../product-lines.ts'
import { useLivePrice } from '../use-live-price.ts'
import { inPlaceOf } from './line-draft.ts'
import { techniqueOfLine } from './technique-of-line.ts'
import { useKeeping } from './use-keeping.ts'

type ResultPanelProps = LoadedProduct & {
  draft: Draft
  /** The line of the cart that is edited. */
  edited: CartProduct | undefined
  forget: () => void
  /** What the delivery of these lines costs. */
  delivery: (lines: readonly CartProduct[], subTotal: number | undefined) => ReactNode
}

/** What it costs, and the way into the cart: as a new line, or in the place of the edited one. */
export function ResultPanel(props: ResultPanelProps) {
  const { product, techniques, draft, edited, forget, delivery } = props
  const t = useMessages(customiseMessages)
  const product_t = useMessages(productMessages)
  const { buy, quote } = useSwitches()
  const keep = useKeeping(product, edited)
  const { line, chosen, used, isFinished } = useMade({ product, techniques, draft, edited })
  const price = useLivePrice(line)
  const units = chosen.reduce((sum, one) => sum + one.quantity, price.unitsInCart)
  const over = chosen.filter(({ variant, quantity }) => quantity > unitsOffered(variant))
  const judgements = judgementsOf(
    draft,
    { product, techniques },
    chosen.find(({ quantity }) => quantity > 0)?.variant,
  )
  const refused = judgements.filter(({ severity }) => severity === 'refuse')
  const isWhole = used.length > 0 && isFinished && over.length === 0 && line !== null
  const isReady = isWhole && refused.length === 0
  const press = () => {
    if (line && keep(line)) forget()
  }
  const action = edited ? t.save : t.add
  const reasons = useRef<HTMLDivElement>(null)
  return (
    <>
      <JudgementNotes judgements={judgements.filter(({ severity }) => severity !== 'refuse')} />
      <div className="-mx-1 grid gap-4 border-t border-line bg-paper px-1 pt-4 tall:sticky tall:bottom-0 tall:z-10 tall:pb-4">
        <div ref={reasons} className="scroll-mt-[45dvh] empty:hidden">
          <JudgementNotes judgements={refused} />
        </div>
        <CustomisedPrice price={price} techniques={used} units={units} brief />
        {over.map(({ variant }) => (
          <NotEnough key={variant.sku}>{product_t.too_many(unitsOffered(variant))}</NotEnough>
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

type Making = LoadedProduct & { draft: Draft; edited: CartProduct | undefined }

/** The line that the draft makes; new rows of an edited one take its uuid until they are kept. */
function useMade({ product, techniques, draft, edited }: Making) {
  const [uuid] = useState(newUuid)
  const customization = customizationOf(draft, techniques)
  const used = techniques.filter((one) => customization.views.some((view) => view.technique_id === one.id))
  const decoration: Decoration = {
    customization,
    applicationTechnique: used.map(techniqueOfLine),
    customizationRender: null,
  }
  const chosen = product.products.map((variant) => ({ variant, quantity: draft.units[variant.sku] ?? 0 }))
  const made = lineOf({ product, chosen, decoration, uuid })
  const line = made && edited ? inPlaceOf(edited, made, () => uuid) : made
  return { line, chosen, used, isFinished: customization.views.length === draft.places.length }
}
