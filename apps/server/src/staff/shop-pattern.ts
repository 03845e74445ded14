import { type FamilyDraft, listFamilyDrafts, saveFamily } from '../catalog/families.store.ts'
import { listTechniques, saveTechnique, type TechniqueDraft } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'

/** What a shop that begins like another takes over besides its configuration. */
export type ShopPattern = {
  readonly techniques: readonly TechniqueDraft[]
  readonly families: readonly FamilyDraft[]
}

/** Of the open shop. */
export async function readPattern(tx: Tx): Promise<ShopPattern> {
  const techniques = [...(await listTechniques(tx)).values()]
  return {
    techniques: techniques.map(({ id: _, ...technique }) => technique),
    families: await listFamilyDrafts(tx),
  }
}

/** Into the open shop. */
export async function copyPattern(tx: Tx, { techniques, families }: ShopPattern): Promise<void> {
  for (const technique of techniques) await saveTechnique(tx, technique)
  for (const family of families) await saveFamily(tx, family)
}
