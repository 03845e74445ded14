import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  begin,
  openIdentityProvider,
  publicUrl,
  settingsFor,
  verified,
  visit,
} from '../../test/identity-provider.ts'
import { openTestShops } from '../../test/test-shops.ts'

describe('a provider in trouble', () => {
  const isDown = { status: 503, fault: { refusal: 'provider_down' } }

  test('that is not there is said in words, and asked again by the next person [API-09]', async () => {
    const lost = await openIdentityProvider([])
    await lost.close()
    const other = await openTestShops(settingsFor(lost.issuer))
    const failure = await refusalOf(begin(await other.guest('andina')))
    expect(failure).toMatchObject(isDown)
    expect(failure.message).toBe(
      'Cuentas del Sur no responde en este momento. Inténtalo en unos minutos o entra con tu contraseña.',
    )
    await other.close()
  })

  deepTest('that says nothing holds no connection to the database and is given up [API-09]', async () => {
    const mute = await listening(createServer())
    const issuer = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
    const other = await openTestShops(settingsFor(issuer, { DATABASE_CONNECTIONS: '1' }))
    const api = await other.guest('pampa')
    const began = performance.now()
    const waiting = refusalOf(begin(api))
    await new Promise((passed) => setTimeout(passed, 200))
    await api.countries.getAllDomicilieProvince({})
    expect(performance.now() - began).toBeLessThan(4_900)
    expect(await waiting).toMatchObject(isDown)
    expect(performance.now() - began).toBeLessThan(20_000)
    mute.closeAllConnections()
    mute.close()
    await other.close()
  })

  test('that goes away in between, or no longer knows our secret, is down too [API-09]', async () => {
    const brief = await openIdentityProvider([`${publicUrl}/pampa/auth`])
    brief.accounts.set('z1', verified('zoe@cuentas.example'))
    const wrong = await openTestShops(settingsFor(brief.issuer, { OIDC_CLIENT_SECRET: 'an old one' }))
    const right = await openTestShops(settingsFor(brief.issuer))
    const answers = await Promise.all(
      [wrong, right].map(async (one) => {
        const api = await one.guest('pampa')
        return { api, answer: await visit(brief, api, 'z1') }
      }),
    )
    for (const { api, answer } of answers) {
      if (answer === answers[1]?.answer) await brief.close()
      expect(await refusalOf(api.customers.externalAuthenticate(answer))).toMatchObject(isDown)
    }
    await Promise.all([wrong.close(), right.close()])
  })
})

function listening(server: Server): Promise<Server> {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}
