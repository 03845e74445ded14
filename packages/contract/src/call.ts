import type { Permission } from '@estampa/domain/staff'
import { z } from 'zod'

/** What travels is only read: values of the domain, which are read-only all through, fit as they are. */
export type ReadOnly<T> = T extends File | Date
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadOnly<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: ReadOnly<T[K]> }
      : T

/**
 * One call of the API: where it is, who may make it, what it takes and gives.
 * Server and client both read it; neither knows the other.
 */
export type Call<Takes extends z.ZodType = z.ZodType, Gives extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** One sentence for the API's page, in Spanish like all of it. */
  summary: string
  /**
   * The least that the token must say. `public` needs no token, only a shop. `buyer`: a customer, or whoever holds the
   * link of a quote or an order without an account, who may make these calls and public ones. `person`: whoever is signed
   * in to the back office, in no shop in particular. `operator`: who of them runs the installation.
   */
  who: 'public' | 'guest' | 'buyer' | 'customer' | 'staff' | 'person' | 'operator'
  /** What the role of who works in the shop must allow; each call of the staff names it. */
  permission?: Permission
  /** A dangerous act: who does it has proved within the last minutes who they are. */
  needsProof?: true
  /**
   * What it gives carries a `version`, which is its `ETag` too. A write takes the version that the client has seen as
   * `If-Match` and is refused where there is a later one; without the header it acts on whatever there is.
   */
  isVersioned?: true
  /** An open page asks it by itself again and again: that does not count as somebody being there. */
  isUnattended?: true
  /**
   * What a read gives to whoever may ask, alike for all of them, and when something moves every open page asks at once:
   * they share one answer, which is begun after the last of them asked.
   */
  isSameForAll?: true
  /**
   * Strangers could misuse it: they guess passwords and codes, or make the shop write and send mails. The calls of one
   * address are counted over all nodes together, as uploads are without it.
   */
  hasSharedLimit?: true
  /** The query string of a GET, else the JSON body; a DELETE may also say it in its query. */
  takes: Takes
  gives: Gives
  /** Codes of the table in refusals.ts. */
  refuses: readonly string[]
  /** A read runs without a transaction; with `none` the handler opens the database itself, e.g. around a call of another company. */
  opens: 'read' | 'write' | 'none'
  /**
   * Whether a session that only looks may make it, where that is not said by `opens: 'read'` alone: true for what keeps
   * nothing of such a session, false for a reading that is not for other eyes.
   */
  forReadOnly?: boolean
  /** Files arrive as multipart/form-data beside the fields of `takes`. */
  multipart: boolean
  /** How large each of those files may be, where it is more than ten megabytes. */
  maxFileMb?: number
  /** Another company sends one half in the query and one in the body: both are read. */
  withQuery: boolean
  /** A request and its answer as they travel, for the API's page; a test holds them to the schemas. */
  example?: { takes: z.input<Takes>; gives: z.input<Gives> }
}

type CallDetails<Takes extends z.ZodType, Gives extends z.ZodType> = {
  summary: string
  who: Call['who']
  takes: Takes
  gives: Gives
  refuses?: readonly string[]
  opens?: Call['opens']
  multipart?: boolean
  maxFileMb?: number
  withQuery?: boolean
  needsProof?: true
  isUnattended?: true
  isSameForAll?: true
  hasSharedLimit?: true
  forReadOnly?: boolean
  example?: Call<Takes, Gives>['example']
}

/** A call of the staff does not compile without its permission. */
type Permitted<Who> = Who extends 'staff' ? { permission: Permission } : { permission?: never }

function call(method: Call['method']) {
  return <
    Takes extends z.ZodType,
    Gives extends z.ZodType,
    Who extends Call['who'],
    Versioned extends true | undefined = undefined,
  >(
    path: string,
    details: CallDetails<Takes, Gives> & { who: Who; isVersioned?: Versioned } & Permitted<Who>,
  ): Call<Takes, Gives> & { who: Who; isVersioned?: Versioned } => ({
    method,
    path,
    refuses: [],
    opens: method === 'GET' ? 'read' : 'write',
    multipart: false,
    withQuery: false,
    ...details,
  })
}

export const get = call('GET')
export const post = call('POST')
export const put = call('PUT')
export const del = call('DELETE')

/** Whether a session that only looks may make the call. */
export function isForReadOnly({ opens, forReadOnly }: Pick<Call, 'opens' | 'forReadOnly'>): boolean {
  return forReadOnly ?? opens === 'read'
}

/** Input of calls that take nothing; other fields are ignored. */
export const Empty = z.object({})

/**
 * Method and path of each call, by feature. An asterisk at the end of a path stands for the name of the call, `buyer`
 * marks what the holder of a guest's link may call too.
 */
export type Paths = Record<string, Record<string, readonly [method: string, path: string, who?: 'buyer']>>
