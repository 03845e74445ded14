/**
 * The three ways in which clients ask for a page: by its number and size (page, limit), by rows to skip
 * (skipCount, maxResultCount) and by PaginaActual. They say the same; saying it twice in two ways is a fault.
 */
import { z } from 'zod'
import { QueryInt } from './wire.ts'

/** The largest page. */
export const MAX_PER_PAGE = 100
const PageNumber = QueryInt.pipe(z.int().min(1).max(100_000))
const sizes = (max: number) => QueryInt.pipe(z.int().min(1).max(max))

export const pagingOf = (max: number) => ({
  page: PageNumber.optional(),
  limit: sizes(max).optional(),
  skipCount: QueryInt.pipe(z.int().min(0).max(10_000_000)).optional(),
  maxResultCount: sizes(max).optional(),
  PaginaActual: PageNumber.optional(),
})

export type Paging = {
  page?: number | undefined
  limit?: number | undefined
  skipCount?: number | undefined
  maxResultCount?: number | undefined
  PaginaActual?: number | undefined
}
type Faults = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void }

/** One fault at the field that says again what another one has said. */
export function onlyOneOf<Input extends object>(
  input: Input,
  names: readonly (keyof Input & string)[],
  faults: Faults,
): void {
  const [said, ...again] = names.filter((name) => input[name] !== undefined)
  for (const name of again) {
    faults.addIssue({ code: 'custom', path: [name], message: `Va «${said}» o «${name}», no los dos juntos.` })
  }
}

export function checkPaging(input: Paging, faults: Faults): void {
  onlyOneOf(input, ['page', 'skipCount', 'PaginaActual'], faults)
  onlyOneOf(input, ['limit', 'maxResultCount'], faults)
}

/** `usual` is the size of a page that nobody asked for. */
export function pageOf(input: Paging, usual: number): { offset: number; limit: number } {
  const limit = input.limit ?? input.maxResultCount ?? usual
  const page = input.page ?? input.PaginaActual
  return { limit, offset: page === undefined ? (input.skipCount ?? 0) : (page - 1) * limit }
}

/** The counts that every paged answer has beside its items. */
export const counts = { totalCount: z.int(), count: z.int(), page: z.int(), total_pages: z.int() }

export function countsOf(total: number, { offset, limit }: { offset: number; limit: number }) {
  const page = Math.floor(offset / limit) + 1
  return { totalCount: total, count: total, page, total_pages: Math.ceil(total / limit) }
}
