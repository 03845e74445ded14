import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import { isMissing } from '@estampa/web/failures'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { type Draft, listLogoIds } from '../../customization/draft.ts'
import { designOfLine } from './design-of-line.ts'
import { type Logos, type OpenedDraft, toDraft, withLogos } from './line-draft.ts'

/** The draft of a line, with its logos at addresses that hold. Fails where it is not known whether they are there. */
export async function openLineDraft(
  api: Client,
  line: CartProduct,
  loaded: LoadedProduct,
): Promise<OpenedDraft> {
  const { logos, failures } = await loadLogos(api, listLogoIds(designOfLine(line, loaded.product)))
  if (failures.length > 0) throw failures[0]
  return toDraft(line, loaded, logos)
}

/** Loads new addresses for the logos of a stored draft, because signed ones expire after an hour. */
export async function refreshLogos(api: Client, draft: Draft): Promise<(now: Draft) => OpenedDraft> {
  const { logos } = await loadLogos(
    api,
    draft.logos.map(({ id }) => id),
  )
  return (now) => withLogos(now, logos)
}

type LoadedLogos = { logos: Logos; failures: readonly unknown[] }

async function loadLogos(api: Client, logoIds: readonly string[]): Promise<LoadedLogos> {
  const answers = await Promise.allSettled(logoIds.map((id) => api.customization.getPicture({ id })))
  const logos = new Map<string, Awaited<ReturnType<Client['customization']['getPicture']>> | null>()
  const failures: unknown[] = []
  for (const [index, answer] of answers.entries()) {
    const id = logoIds[index] ?? ''
    if (answer.status === 'fulfilled') logos.set(id, answer.value)
    // gone, or of another person
    else if (isMissing(answer.reason)) logos.set(id, null)
    else failures.push(answer.reason)
  }
  return { logos, failures }
}
