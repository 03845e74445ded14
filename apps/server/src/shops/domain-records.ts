/** What DNS says of a domain: the record that proves whose it is, and where it leads. */
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type DomainProblem, proofNameOf, proofTextOf, zoneOf } from '@estampa/domain/shops/domains'

const TIMEOUT_MS = 2_000
const TRIES = 2

/** DNS knows the name and says that there is no such record, or does not know the name. Every other fault says nothing. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

/** Undefined: DNS did not answer. */
type Records = readonly string[] | undefined

export type DomainFinding = {
  readonly problem: DomainProblem | null
  /** Null: DNS did not answer, or does not say where we are. */
  readonly pointsHere: boolean | null
}

/** Without `servers` those of the system are asked. A new resolver remembers nothing of earlier answers. */
function openResolver(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

export async function lookUpDomain(
  servers: readonly string[],
  { host, token }: { host: string; token: string },
  target: string,
): Promise<DomainFinding> {
  const resolver = openResolver(servers)
  const [problem, here, there] = await Promise.all([
    findProofProblem(resolver, host, proofTextOf(token)),
    addressesOf(resolver, target),
    addressesOf(resolver, host),
  ])
  const isKnown = there !== undefined && here !== undefined && here.length > 0
  return { problem, pointsHere: isKnown ? there.some((one) => here.includes(one)) : null }
}

/** The addresses of this installation, for records that cannot say a name. */
export async function findAddresses(servers: readonly string[], host: string): Promise<readonly string[]> {
  return (await addressesOf(openResolver(servers), host)) ?? []
}

async function findProofProblem(
  resolver: Resolver,
  host: string,
  text: string,
): Promise<DomainProblem | null> {
  const name = proofNameOf(host)
  const texts = await textsAt(resolver, name)
  if (texts === undefined) return 'unreachable'
  if (texts.includes(text)) return null
  if (texts.some((one) => one.startsWith(proofTextOf('')))) return 'txt_wrong'
  // many panels add the zone to every name by themselves: one that was typed whole then has it twice
  const doubled = await textsAt(resolver, `${name}.${zoneOf(host)}`)
  return doubled?.includes(text) ? 'txt_doubled' : 'txt_missing'
}

/** A long text travels in pieces. */
const textsAt = (resolver: Resolver, name: string): Promise<Records> =>
  unlessAbsent(async () => (await resolver.resolveTxt(name)).map((pieces) => pieces.join('').trim()))

async function addressesOf(resolver: Resolver, host: string): Promise<Records> {
  if (isIP(host)) return [host]
  const [v4, v6] = await Promise.all([
    unlessAbsent(() => resolver.resolve4(host)),
    unlessAbsent(() => resolver.resolve6(host)),
  ])
  return v4 === undefined && v6 === undefined ? undefined : [...(v4 ?? []), ...(v6 ?? [])]
}

async function unlessAbsent(ask: () => Promise<string[]>): Promise<Records> {
  try {
    return await ask()
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined
  }
}
