import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Draft } from '../../customization/draft.ts'
import { isFailure } from '../../load.ts'
import { artIdOf, draftOf, type Logos, type Opened, viewsOf, withLogos } from './line-draft.ts'

/** The draft of a line, with its logos at addresses that hold. Fails where it is not known whether they are there. */
export async function openLine(api: Client, line: CartProduct, loaded: LoadedProduct): Promise<Opened> {
  const { logos, failures } = await askLogos(
    api,
    viewsOf(line).map((view) => artIdOf(view)),
  )
  if (failures.length > 0) throw failures[0]
  return draftOf(line, loaded, logos)
}

/** A kept draft's logos at new addresses: the signed ones end after an hour. */
export async function renewLogos(api: Client, draft: Draft): Promise<(now: Draft) => Opened> {
  const { logos } = await askLogos(
    api,
    draft.places.map(({ logo }) => logo?.id ?? null),
  )
  return (now) => withLogos(now, logos)
}

type Asked = { logos: Logos; failures: readonly unknown[] }

async function askLogos(api: Client, ids: readonly (string | null)[]): Promise<Asked> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const answers = await Promise.allSettled(wanted.map((id) => api.customization.getPicture({ id })))
  const logos = new Map<string, Awaited<ReturnType<Client['customization']['getPicture']>> | null>()
  const failures: unknown[] = []
  for (const [index, answer] of answers.entries()) {
    const id = wanted[index] ?? ''
    if (answer.status === 'fulfilled') logos.set(id, answer.value)
    // gone, or of another person
    else if (isFailure(answer.reason) && answer.reason.status === 404) logos.set(id, null)
    else failures.push(answer.reason)
  }
  return { logos, failures }
}
