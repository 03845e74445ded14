import type { DesignJudgement } from '@estampa/contract/customization/designs'
import type { Refusal } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Shop } from '../shops/shop-directory.ts'
import type { LookedAt } from './measure-designs.ts'

type Shown = z.output<typeof DesignJudgement>

export type ArtJudgement = {
  readonly code: string
  readonly level: 'note' | 'warn' | 'refuse'
  /** Index of the element; null: the place as a whole. */
  readonly element: number | null
  readonly remedy: string | null
  readonly params: Readonly<Record<string, string | number | null>>
}

/** Why these places cannot be produced as they are, with the index of the view and of its element. */
export function whyRefused(_views: readonly LookedAt[]): Refusal | null {
  return null
}

/** What is to be said of these places, in the words of the shop's country. */
export function judgementsOf(views: readonly LookedAt[], _shop: Shop): Shown[] {
  return views.flatMap(({ view, art }, index) =>
    (art?.judgements ?? []).map((judgement) => ({
      ...judgement,
      params: { ...judgement.params },
      printing_area_id: view.printing_area_id,
      view: index,
      sentence: judgement.code,
    })),
  )
}
