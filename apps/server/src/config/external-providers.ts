/** Settings of the companies that people may sign in with. A provider without a client id is not offered. */
import { z } from 'zod'

export type ProviderSettings = {
  /** As ABP names it on the wire. */
  name: 'Google' | 'Microsoft' | 'OpenIdConnect'
  displayName: string
  issuer: string
  clientId: string
  clientSecret: string
}

const secret = () => z.string().min(1).optional()

const issuerAddress = z
  .url({ error: 'must be an address like https://login.company.example' })
  .refine(isSafeIssuer, 'must be an https address; http is for loopback alone')

export const providerSettings = {
  GOOGLE_CLIENT_ID: secret().describe('Client id for signing in with Google; empty does not offer it'),
  GOOGLE_CLIENT_SECRET: secret().describe('Its secret'),
  MICROSOFT_CLIENT_ID: secret().describe('Client id for signing in with Microsoft; empty does not offer it'),
  MICROSOFT_CLIENT_SECRET: secret().describe('Its secret'),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be common, organizations, consumers or the id of a directory')
    .default('common')
    .describe('Whose Microsoft accounts: common, organizations, consumers or the id of a directory'),
  OIDC_ISSUER: issuerAddress
    .optional()
    .describe('Address of any other OpenID Connect provider; empty does not offer it'),
  OIDC_CLIENT_ID: secret().describe('Client id at that provider'),
  OIDC_CLIENT_SECRET: secret().describe('Its secret'),
  OIDC_NAME: z.string().max(60).default('OpenID').describe('How the button and messages call it'),
}

const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** A provider is configured whole or not at all. */
export function missingOfProviders(given: Record<string, string | undefined>): string[] {
  return together.flatMap((names) => {
    const first = names.find((name) => given[name] !== undefined)
    return first
      ? names.filter((name) => given[name] === undefined).map((name) => `${name} is needed with ${first}`)
      : []
  })
}

type Given = z.infer<z.ZodObject<typeof providerSettings>>

export function providersOf(given: Given): ProviderSettings[] {
  const microsoft = `https://login.microsoftonline.com/${given.MICROSOFT_TENANT}/v2.0`
  const rows = [
    ['Google', 'Google', 'https://accounts.google.com', given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET],
    ['Microsoft', 'Microsoft', microsoft, given.MICROSOFT_CLIENT_ID, given.MICROSOFT_CLIENT_SECRET],
    ['OpenIdConnect', given.OIDC_NAME, given.OIDC_ISSUER, given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET],
  ] as const
  return rows.flatMap(([name, displayName, issuer, clientId, clientSecret]) =>
    issuer && clientId && clientSecret ? [{ name, displayName, issuer, clientId, clientSecret }] : [],
  )
}

/** Codes and tokens travel to it: never in the clear over a network. */
export function isSafeIssuer(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
