import { isRefusal } from '@estampa/domain/refusal'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProviderSettings } from '../config/external-providers.ts'
import { openProviders, type SignInState } from './external-providers.ts'

/**
 * Google and Microsoft cannot be had on loopback: here stands what their documents publish of discovery, keys
 * and tokens, and the library talks to it as to them.
 */
type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys
let others: Keys
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  others = await generateKeyPair('RS256', { extractable: true })
})

const directory = '3f1c2a7e-0000-4000-8000-5a6b7c8d9e0f'
const microsoft: ProviderSettings = {
  name: 'Microsoft',
  displayName: 'Microsoft',
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  clientId: 'the shop',
  clientSecret: 'secret',
}
const google: ProviderSettings = {
  ...microsoft,
  name: 'Google',
  displayName: 'Google',
  issuer: 'https://accounts.google.com',
}
const begun: SignInState = {
  state: 'Microsoft.abc',
  nonce: 'the nonce',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://shop.example/pampa/auth',
}

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: `https://login.microsoftonline.com/${directory}/v2.0`,
  tid: directory,
  aud: 'the shop',
  sub: 'AAAA',
  nonce: 'the nonce',
  name: 'Rosa Díaz',
  email: 'Rosa@Empresa.example',
  iat: seconds(),
  exp: seconds() + 600,
  ...changes,
})
const seconds = () => Math.floor(Date.now() / 1000)
const signed = (payload: JWTPayload, key = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: '1' }).sign(key)

function providerThatGives(settings: ProviderSettings, idToken: () => Promise<string>, status = 200) {
  const issuer =
    settings.name === 'Google' ? settings.issuer : 'https://login.microsoftonline.com/{tenantid}/v2.0'
  const at = (path: string) => new URL(path, settings.issuer).href
  const answers: Record<string, () => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      jwks_uri: at('/keys'),
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({
      keys: [{ ...(await exportJWK(keys.publicKey)), kid: '1', alg: 'RS256', use: 'sig' }],
    }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await idToken() }),
  }
  const providers = openProviders([settings], { warn: () => {} }, async (url) => {
    const path = Object.keys(answers).find((end) => url.endsWith(end)) ?? ''
    return Response.json(await answers[path]?.(), { status: path === '/token' ? status : 200 })
  })
  const provider = providers.find(settings.name)
  if (!provider) throw new Error('no provider')
  return provider
}

const finish = async (payload: JWTPayload, settings = microsoft, key = keys.privateKey) =>
  providerThatGives(settings, () => signed(payload, key)).finish(begun, 'code', undefined)

describe('Microsoft, for whatever directory', () => {
  test('says who somebody is under the issuer of their own directory [API-09]', async () => {
    expect(await finish(claims({ xms_edov: true }))).toEqual({
      issuer: `https://login.microsoftonline.com/${directory}/v2.0`,
      subject: 'AAAA',
      email: 'rosa@empresa.example',
      isEmailVerified: true,
      fullName: 'Rosa Díaz',
    })
  })

  test.each([
    [{}, false],
    [{ email_verified: true }, false],
    [{ xms_edov: false }, false],
    [{ xms_edov: '0' }, false],
    [{ xms_edov: '1' }, true],
    [{ xms_edov: 1 }, true],
  ])('vouches for an e-mail only with the claim for that: %o [API-09]', async (said, isEmailVerified) => {
    expect(await finish(claims(said))).toMatchObject({ isEmailVerified })
  })

  test('is not believed when its token names another directory than its issuer [API-09]', async () => {
    for (const tid of ['another', undefined]) {
      expect(await finish(claims({ tid }))).toMatchObject({ refusal: 'provider_refused' })
    }
  })
})

describe('an id token', () => {
  const iss = 'https://accounts.google.com'

  test('of Google vouches for the e-mail that it calls verified [API-09]', async () => {
    expect(await finish(claims({ iss, email_verified: true }), google)).toMatchObject({
      isEmailVerified: true,
    })
    expect(await finish(claims({ iss, email_verified: 'true' }), google)).toMatchObject({
      isEmailVerified: true,
    })
    expect(await finish(claims({ iss, xms_edov: true }), google)).toMatchObject({ isEmailVerified: false })
  })

  test.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another shop' }],
    ['several audiences', { aud: ['the shop', 'another shop'] }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an end in the past', { exp: 1_700_000_000 }],
    ['no end', { exp: undefined }],
    ['a beginning in the future', { nbf: 4_000_000_000 }],
    ['no subject', { sub: undefined }],
  ])('with %s is refused [API-09]', async (_, changes) => {
    expect(await finish(claims({ iss, ...changes }), google)).toMatchObject({ refusal: 'provider_refused' })
  })

  test('signed by somebody else, or by nobody, is refused [API-09]', async () => {
    expect(await finish(claims({ iss }), google, others.privateKey)).toMatchObject({
      refusal: 'provider_refused',
    })
    const [, payload] = (await signed(claims({ iss }))).split('.')
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    const unsigned = providerThatGives(google, async () => `${header}.${payload}.`)
    expect(isRefusal(await unsigned.finish(begun, 'code', undefined))).toBe(true)
    const symmetric = providerThatGives(google, () =>
      new SignJWT(claims({ iss }))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('secret'.padEnd(32, ' '))),
    )
    expect(isRefusal(await symmetric.finish(begun, 'code', undefined))).toBe(true)
  })

  test('that comes with trouble, or does not come, is the provider’s own trouble [API-09]', async () => {
    const broken = providerThatGives(google, () => signed(claims({ iss })), 500)
    expect(await broken.finish(begun, 'code', undefined)).toMatchObject({
      refusal: 'provider_down',
      provider: 'Google',
    })
  })

  test('keeps long or odd names within what a shop shows [API-09]', async () => {
    const odd = { given_name: ' Ana\u0000\n', family_name: 'x'.repeat(500), name: undefined, email: 7 }
    expect(await finish(claims({ iss, ...odd }), google)).toMatchObject({
      fullName: `Ana ${'x'.repeat(60)}`,
      email: '',
    })
  })
})
