/**
 * A catalog over an API with the shape of Zecat's: pages of products, and a call for each product of which a page does
 * not give the variants. Written as one product a line, as the importer reads it.
 */

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { fetchToFile, type Network, NotFetched } from '../pictures/fetch-bytes.ts'

const Page = z.object({
  generic_products: z.array(z.looseObject({ id: z.union([z.string(), z.number()]).optional() })).max(1_000),
  total_pages: z.number().optional(),
})

const PER_PAGE = 50
const MAX_PAGES = 1_000
const MAX_ANSWER_BYTES = 20_000_000
const RETRIES = 2

export type ZecatSource = {
  readonly address: string
  readonly key: string | undefined
  readonly network: Network
}

export async function fetchZecatCatalog(source: ZecatSource, path: string): Promise<void> {
  const out = createWriteStream(path)
  try {
    // an empty page first says that the file has a page or a product in each line
    await write(out, { generic_products: [] })
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      const page = Page.safeParse(
        await ask(source, `${source.address}?page=${number}&limit=${PER_PAGE}`, path),
      )
      if (!page.success) throw new NotFetched('la respuesta no tiene la forma de un catálogo de Zecat')
      const { generic_products: products, total_pages: pages } = page.data
      for (const product of products) await write(out, await withVariants(source, product, path))
      if (products.length === 0 || (pages !== undefined && number >= pages)) break
    }
  } finally {
    out.end()
    await once(out, 'close')
  }
}

async function withVariants(
  source: ZecatSource,
  product: { id?: string | number | undefined },
  path: string,
): Promise<unknown> {
  if ('products' in product || product.id === undefined) return product
  return ask(source, `${source.address}/${encodeURIComponent(product.id)}`, path)
}

async function write(out: NodeJS.WritableStream, record: unknown): Promise<void> {
  if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain')
}

async function ask({ key, network }: ZecatSource, address: string, path: string): Promise<unknown> {
  const part = `${path}.page`
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  for (let turn = 0; ; turn += 1) {
    try {
      await fetchToFile(address, part, {
        network,
        headers,
        accept: 'application/json',
        mostBytes: MAX_ANSWER_BYTES,
      })
      return JSON.parse(await readFile(part, 'utf8'))
    } catch (error) {
      if (error instanceof SyntaxError) throw new NotFetched('la respuesta no es JSON')
      if (
        !(error instanceof NotFetched) ||
        turn >= RETRIES ||
        /no nos deja entrar|privada/.test(error.message)
      )
        throw error
    } finally {
      await rm(part, { force: true })
    }
  }
}
