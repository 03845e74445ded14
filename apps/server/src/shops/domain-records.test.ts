/** What is read of DNS, asked of a real server in real packets. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { type DnsRecords, type DnsServer, openDnsServer } from '../../test/dns-server.ts'
import { findAddresses, lookUpDomain } from './domain-records.ts'

let dns: DnsServer
beforeAll(async () => {
  dns = await openDnsServer()
})
afterAll(() => dns.close())
beforeEach(() => {
  dns.zone.clear()
  dns.zone.set('tiendas.example', { a: ['203.0.113.10'] })
})

const host = 'www.acme.cl'
const token = '0c3f5d0e6a7b4f7f9d0e1c2b3a495867'
const proof = `estampa-verify=${token}`
const look = (servers = [dns.address]) => lookUpDomain(servers, { host, token }, 'tiendas.example')
const saying = async (records: DnsRecords) => {
  dns.zone.set(`_estampa.${host}`, records)
  return (await look()).problem
}

test('the record is found among others, in pieces and behind an alias [OWN-16]', async () => {
  expect(await saying({ txt: [proof] })).toBe(null)
  expect(await saying({ txt: ['v=spf1 -all', proof, 'estampa-verify=of another shop'] })).toBe(null)
  expect(await saying({ txt: [[proof.slice(0, 9), proof.slice(9, 20), proof.slice(20)]] })).toBe(null)
  dns.zone.set('proofs.acme.cl', { txt: [proof] })
  expect(await saying({ cname: 'proofs.acme.cl' })).toBe(null)
})

test('a name that is not there, or has other records, is no proof [OWN-16]', async () => {
  expect((await look()).problem).toBe('txt_missing')
  expect(await saying({ a: ['203.0.113.1'] })).toBe('txt_missing')
  expect(await saying({ txt: ['v=spf1 -all'] })).toBe('txt_missing')
  expect(await saying({ txt: [`${proof}00`] })).toBe('txt_wrong')
  expect(await saying({ txt: [`x${proof}`] })).toBe('txt_missing')
})

test('a record under a name with the zone twice is recognized [OWN-16]', async () => {
  dns.zone.set(`_estampa.${host}.acme.cl`, { txt: [proof] })
  expect((await look()).problem).toBe('txt_doubled')
})

deepTest(
  'a server in trouble, and one that is not there, say nothing of the proof [OWN-16]',
  async () => {
    expect(await saying({ fails: true })).toBe('unreachable')
    dns.zone.set(`_estampa.${host}`, { silent: true })
    const start = performance.now()
    expect((await look()).problem).toBe('unreachable')
    expect(performance.now() - start).toBeLessThan(15_000)
    expect(await look(['127.0.0.1:1'])).toEqual({ problem: 'unreachable', pointsHere: null })
  },
  40_000,
)

test('a domain points here by an address of ours, or by our name [OWN-16]', async () => {
  const pointing = async (records: DnsRecords) => {
    dns.zone.set(host, records)
    return (await look()).pointsHere
  }
  expect((await look()).pointsHere).toBe(false)
  expect(await pointing({ a: ['198.51.100.7'] })).toBe(false)
  expect(await pointing({ a: ['198.51.100.7', '203.0.113.10'] })).toBe(true)
  expect(await pointing({ cname: 'tiendas.example' })).toBe(true)
  dns.zone.delete('tiendas.example')
  expect(await pointing({ a: ['203.0.113.10'] })).toBe(null)
  expect(await findAddresses([dns.address], 'tiendas.example')).toEqual([])
  expect(await findAddresses([dns.address], '203.0.113.10')).toEqual(['203.0.113.10'])
})
