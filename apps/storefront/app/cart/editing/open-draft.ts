import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import { isFailure } from '@estampa/web/failures'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Draft } from '../../customization/draft.ts'
import { getArtId, type Logos, listViews, type OpenedDraft, toDraft, withLogos } from './line-draft.ts'

/** The draft of a line, with its logos at addresses that hold. Fails where it is not known whether they are there. */
export async function openLineDraft(
  api: Client,
  line: CartProduct,
  loaded: LoadedProduct,
): Promise<OpenedDraft> {
  const { logos, failures } = await loadLogos(
    api,
    listViews(line).map((view) => getArtId(view)),
  )
  if (failures.length > 0) throw failures[0]
  return toDraft(line, loaded, logos)
}

/** Loads new addresses for the logos of a stored draft, because signed ones expire after an hour. */
export async function refreshLogos(api: Client, draft: Draft): Promise<(now: Draft) => OpenedDraft> {
  const { logos } = await loadLogos(
    api,
    draft.places.map(({ logo }) => logo?.id ?? null),
  )
  return (now) => withLogos(now, logos)
}

type LoadedLogos = { logos: Logos; failures: readonly unknown[] }

async function loadLogos(api: Client, ids: readonly (string | null)[]): Promise<LoadedLogos> {
  const logoIds = [...new Set(ids.filter((id) => id !== null))]
  const answers = await Promise.allSettled(logoIds.map((id) => api.customization.getPicture({ id })))
  const logos = new Map<string, Awaited<ReturnType<Client['customization']['getPicture']>> | null>()
  const failures: unknown[] = []
  for (const [index, answer] of answers.entries()) {
    const id = logoIds[index] ?? ''
    if (answer.status === 'fulfilled') logos.set(id, answer.value)
    // gone, or of another person
    else if (isFailure(answer.reason) && answer.reason.status === 404) logos.set(id, null)
    else failures.push(answer.reason)
  }
  return { logos, failures }
}
