import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, openDnsServer } from '../../test/dns-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { addDomain } from '../shops/domains.store.ts'
import { runCommand } from './run-command.ts'
import { shopCommands } from './shop/commands.ts'

let testShops: TestShops
let dns: DnsServer
beforeAll(async () => {
  dns = await openDnsServer()
  testShops = await openTestShops({ DNS_SERVERS: dns.address })
})
afterAll(async () => {
  await testShops.close()
  await dns.close()
})

async function host(...args: string[]): Promise<{ code: number; said: string }> {
  let said = ''
  const { services, ownerUrl } = testShops
  const code = await runCommand(shopCommands, {
    args: ['host', ...args],
    open: async () => ({ services, ownerUrl, roles: { owner: ownerUrl, app: '' }, close: async () => {} }),
    input: async () => '',
    write: (text) => {
      said += text
    },
    complain: (text) => {
      said += text
    },
  })
  return { code, said }
}

test('the operator sees and checks the domains that the people of a shop brought, and gives one without proof [OWN-16] [OWN-21]', async () => {
  const { database } = testShops.services
  for (const [name, token] of [
    ['regalos.cl', 'one'],
    ['otros.cl', 'two'],
  ] as const)
    await database.inShop(testShops.pampa, (tx) => addDomain(tx, name, token, new Date()))
  expect((await host('pampa')).said).toMatch(/regalos\.cl +todavía no atiende +sin comprobar/)
  expect((await host('pampa', 'check', 'ajeno.cl')).said).toContain('no hay nada que comprobar')
  dns.zone.set('_estampa.regalos.cl', { txt: ['estampa-verify=one'] })
  const checked = JSON.parse((await host('pampa', 'check', '--json')).said)
  expect(checked).toMatchObject({
    host: null,
    otherHosts: ['regalos.cl'],
    claims: [
      { host: 'regalos.cl', state: 'ready', problem: null, txt: 'estampa-verify=one' },
      { host: 'otros.cl', state: 'waiting', problem: 'txt_missing', txtName: '_estampa.otros.cl' },
    ],
  })
  expect((await host('pampa', 'otros.cl')).code).toBe(0)
  const told = (await host('pampa')).said
  expect(told).toMatch(/otros\.cl +principal +lo puso quien opera/)
  expect(told).toMatch(/regalos\.cl +lleva a otros\.cl +comprobado/)
  await host('pampa', 'remove', 'regalos.cl')
  expect(JSON.parse((await host('pampa', '--json')).said)).toEqual({
    host: 'otros.cl',
    otherHosts: [],
    claims: [],
  })
})
