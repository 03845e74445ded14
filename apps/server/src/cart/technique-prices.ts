import type { Call } from '@estampa/contract/call'
import type { CartLine } from '@estampa/contract/cart'
import { toLineItem } from '@estampa/domain/cart'
import type { LineToPrice } from '@estampa/domain/pricing'
import { type DecorationPerUnit, decorationPerUnit } from '@estampa/domain/pricing/decoration-per-unit'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { measuredLines } from '../customization/measure-lines.ts'
import type { PriceTableServices } from '../customization/price-tables.ts'
import type { Context } from '../http/context.ts'
import { buyerOf, listLinePrices } from '../pricing/price-lines.ts'

type Line = z.output<typeof CartLine>
type TechniquePriceContext = Pick<Context<Call, PriceTableServices>, 'services' | 'shop' | 'person' | 'now'>

/** The amount that each trial's decoration adds to a unit; null where it has no price, whatever the reason. */
export async function techniquePrices(
  asking: TechniquePriceContext,
  { others, trials }: { others: readonly Line[]; trials: readonly Line[] },
): Promise<(DecorationPerUnit | null)[] | Refusal<'switched_off' | 'busy'>> {
  const { shop } = asking
  if (!shop.config.pricesInShop) return refuse('switched_off')
  const measured: (LineToPrice | null)[] = []
  for (const trial of trials.map(toLineItem)) {
    const lines = await measuredLines(asking, [trial], { toMake: false })
    if (isRefusal(lines) && lines.refusal === 'busy') return refuse('busy')
    measured.push(isRefusal(lines) ? null : (lines[0] ?? null))
  }
  const beside = others.map((line) => ({ ...toLineItem(line), customization: null }))
  return Promise.all(measured.map((line) => line && addedBy(asking, [line, ...beside])))
}

/** The amount that the decoration of the first line adds to a unit. */
async function addedBy(
  { services, shop, person }: TechniquePriceContext,
  lines: readonly LineToPrice[],
): Promise<DecorationPerUnit | null> {
  const entries = await listLinePrices(services, shop, lines, buyerOf(person))
  if (isRefusal(entries)) return null
  const units = lines[0]?.rows.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return entries[0] && units > 0 ? decorationPerUnit(entries[0].prices, units) : null
}
