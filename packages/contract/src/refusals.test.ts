import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { isRefusalCode, refusals, sentenceOf } from './refusals.ts'

const root = join(import.meta.dirname, '../../..')
/** Refusals that only the operator of a server reads, in the terminal. */
const forOperators = ['shop_name_format', 'shop_name_reserved', 'size_guide_unclear']

function codesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(/refuse\('(\w+)'/g)])
    .map((found) => found[1] ?? '')
}

test('every refusal that the code can give has its sentence [API-53]', () => {
  const codesInCode = new Set([...codesIn('packages/domain/src'), ...codesIn('apps/server/src')])
  expect(codesInCode.size).toBeGreaterThan(40)
  expect([...codesInCode].filter((code) => !isRefusalCode(code) && !forOperators.includes(code))).toEqual([])
})

test('no refusal has two sentences: a second one would be said in place of the first [API-53]', async () => {
  const folder = join(import.meta.dirname, 'refusals')
  const tables = await Promise.all(
    // a part of the whole has its rows once more
    readdirSync(folder)
      .filter((file) => file !== 'lines.ts')
      .map(async (file) => Object.values(await import(join(folder, file))) as unknown[]),
  )
  const isTable = (value: unknown) => typeof value === 'object' && value !== null
  const codes = tables
    .flat()
    .filter(isTable)
    .flatMap((table) => Object.keys(table as object))
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index && isRefusalCode(code))).toEqual([])
})

test('every refusal that a call announces exists [API-54]', () => {
  const announced = Object.values(contract).flatMap((calls) =>
    Object.values(calls).flatMap((call) => call.refuses),
  )
  expect(announced.filter((code) => !isRefusalCode(code))).toEqual([])
})

test('a sentence is spoken in the words of its country, with its numbers in it', () => {
  const refusal = { refusal: 'under_minimum', technique: 'Serigrafía', minimum: 50, quantity: 12 }
  const sentence = 'Para decorar con Serigrafía el mínimo es de 50 unidades y'
  expect(sentenceOf(refusal, 'arg')).toBe(`${sentence} llevás 12.`)
  expect(sentenceOf(refusal, 'cl')).toBe(`${sentence} llevas 12.`)
})

test('no sentence speaks of «usted»', () => {
  const rows: { es: string; arg?: string }[] = Object.values(refusals)
  expect(rows.flatMap((row) => [row.es, row.arg ?? '']).filter((text) => /\busted\b/i.test(text))).toEqual([])
})

test('no sentence of a Chilean shop says «vos»', () => {
  const voseo =
    /(?<!\p{L})(vos|sos|\p{L}+(?:ás|és|ís)|(?:prob|revis|mir|cambi|agreg|quit|ingres|esper|us|dej|carg|guard|acept|busc|pag|indic|avis|actualiz|complet|borr|sac|mand)á|(?:escrib|eleg|sub|ped|reduc|dec)í|pon[eé]|volvé|ten[eé]|hacé)(?!\p{L})/giu
  const tuteo = /^(más|después|través|interés|francés|inglés|país|jamás|atrás|detrás|además|estás)$/i
  const voseoIn = (text: string) => [...text.matchAll(voseo)].filter(([word]) => !tuteo.test(word))
  const rows: { es: string; arg?: string }[] = Object.values(refusals)
  expect(rows.flatMap(({ es }) => voseoIn(es).map(() => es))).toEqual([])
  expect(rows.filter(({ arg }) => arg && voseoIn(arg).length > 0).length).toBeGreaterThan(50)
})
