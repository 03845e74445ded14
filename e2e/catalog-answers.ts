/** What the catalogue of pampa answers to anybody: which products a test may decorate. */

type Decorable = {
  printing_areas: { id: number; name: string; printing_types: number[] }[]
  printing_types: { id: number; name: string }[]
}
export type Decorated = { id: number; area: number; technique: number; area_name: string }

async function ask<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/services/app/Zecat/${path}`, {
    headers: { 'Abp-TenantId': 'pampa' },
  })
  return ((await answer.json()) as { result: Answer }).result
}

/** Each product that a search finds, as its page has it. */
export async function* productsFound<Product>(
  origin: string,
  name: string,
): AsyncGenerator<Product & { id: number }> {
  const { items } = await ask<{ items: { id: number }[] }>(
    origin,
    `GetProductsList?name=${name}&tenancyName=pampa`,
  )
  for (const { id } of items)
    yield { ...(await ask<Product>(origin, `GetProductDetail?id=${id}&isEcommerceClient=true`)), id }
}

/** The first product that a search finds and this technique decorates, with the place where it does. */
export async function findDecorated(origin: string, name: string, technique: string): Promise<Decorated> {
  for await (const { id, printing_areas, printing_types } of productsFound<Decorable>(origin, name)) {
    const found = printing_types.find((one) => one.name === technique)
    const area = printing_areas.find((one) => found && one.printing_types.includes(found.id))
    if (found && area) return { id, area: area.id, technique: found.id, area_name: area.name }
  }
  throw new Error(`no ${name} has ${technique}`)
}
