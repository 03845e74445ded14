/**
 * The lines of a guest join the saved cart at a login. A line that cannot join is named with its reason
 * and leaves the others their way in.
 */
import type { CartMerged } from '@estampa/contract/cart'
import { sentenceOf } from '@estampa/contract/refusals'
import { type LineItem, mergeGuest } from '@estampa/domain/cart'
import { localeOf } from '@estampa/domain/countries'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { type CartSaveContext, saveCart } from './save-cart.ts'

type Merged = z.output<typeof CartMerged>
type LeftOut = Merged['leftOut'][number]

export async function mergeCart(
  saving: CartSaveContext,
  guest: readonly LineItem[],
  session: string,
): Promise<Merged | Refusal> {
  const leftOut: LeftOut[] = []
  for (let lines = guest; ; ) {
    const saved = await saveCart(saving, (before) => mergeGuest(before, lines, session))
    if (!isRefusal(saved)) return { version: saved.version, leftOut }
    const named = linesNamed(saved)
    const joining = lines.filter((line) => !named.has(line.shoppingCartUUID))
    if (joining.length === lines.length) return saved
    for (const [shoppingCartUUID, refusal] of named) {
      leftOut.push({
        shoppingCartUUID,
        refusal: refusal.refusal,
        message: sentenceOf(refusal, localeOf(saving.shop.config.environment)),
      })
    }
    lines = joining
  }
}

/** The refusal of each line, by its uuid. */
function linesNamed({ data }: Refusal): Map<string, Refusal> {
  const { lines = [] } = (data ?? {}) as { lines?: (Refusal & { shoppingCartUUID?: string })[] }
  return new Map(lines.flatMap((line) => (line.shoppingCartUUID ? [[line.shoppingCartUUID, line]] : [])))
}
