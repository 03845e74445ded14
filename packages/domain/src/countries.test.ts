import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, sure } from '../test/fixtures.ts'
import { cbu } from './countries/bank-accounts.ts'
import { whyOtherProvince } from './countries/postal-codes.ts'
import { cuit, dni, rut } from './countries/tax-ids.ts'
import {
  addBusinessDays,
  alias,
  countries,
  countryCodes,
  email,
  isCountryCode,
  localeOf,
  type NormalizedValue,
  placeId,
} from './countries.ts'
import type { Refusal } from './refusal.ts'

const read = (checked: NormalizedValue | Refusal) => codeOf(checked) ?? sure(checked)

test('each country is complete, and anything but CL speaks arg [UI-14] [CONF-07]', () => {
  expect(countries.ARG).toMatchObject({
    currency: 'ARS',
    locale: 'arg',
    address: ['province', 'municipality', 'location'],
  })
  expect(countries.CL).toMatchObject({ currency: 'CLP', locale: 'cl', address: ['region', 'city', 'comuna'] })
  expect(countryCodes.map((code) => [code, localeOf(code)])).toEqual([
    ['ARG', 'arg'],
    ['CL', 'cl'],
  ])
  expect(['CL', 'XX', '', undefined].map(isCountryCode)).toEqual([true, false, false, false])
})

describe('documents', () => {
  test.each([
    ['33-37145386-0', { value: '33371453860', pretty: '33-37145386-0' }],
    ['20172543597', { value: '20172543597', pretty: '20-17254359-7' }],
    ['20-17254359-8', 'cuit_check_digit'],
    ['99-17254359-7', 'cuit_format'],
    ['2017254359', 'cuit_format'],
    ['20-1725435A-7', 'cuit_format'],
  ])('CUIT %s [CHK-12]', (typed, expected) => {
    expect(read(cuit(typed))).toEqual(expected)
  })

  test('where the sum asks for ten, nine is the check digit [CHK-12]', () => {
    // 5·2 + 4·0 + 3·0 + 2·0 + 7·0 + 6·0 + 5·0 + 4·0 + 3·0 + 2·1 = 12 → 11 − 1 = 10
    expect(codeOf(cuit('20-00000001-9'))).toBeUndefined()
    expect(codeOf(cuit('20-00000001-0'))).toBe('cuit_check_digit')
  })

  test.each([
    ['12.345.678-5', { value: '12345678-5', pretty: '12.345.678-5' }],
    ['123456785', { value: '12345678-5', pretty: '12.345.678-5' }],
    ['10.000.013-k', { value: '10000013-K', pretty: '10.000.013-K' }],
    ['12.345.678-6', 'rut_check_digit'],
    ['12.345.678', 'rut_check_digit'],
    ['0-0', 'rut_format'],
    ['hola', 'rut_format'],
  ])('RUT %s [CHK-12]', (typed, expected) => {
    expect(read(rut(typed))).toEqual(expected)
  })

  test.each([
    ['0170099220000067797370', undefined],
    ['01700992 20000067797370', undefined],
    ['0170099220000067797371', 'cbu_check_digit'],
    ['0170099320000067797370', 'cbu_check_digit'],
    ['0000000000000000000000', 'cbu_format'],
    ['017009922000006779737', 'cbu_format'],
  ])('CBU %s [CHK-12]', (typed, code) => {
    expect(codeOf(cbu(typed))).toBe(code)
  })

  test('one wrong digit is always found in a CUIT, a RUT and a CBU [CHK-12]', () => {
    const samples = [
      { check: cuit, digits: '20172543597' },
      { check: rut, digits: '123456785' },
      { check: cbu, digits: '0170099220000067797370' },
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ({ check, digits }, at, by) => {
          const index = at % digits.length
          const wrong = (Number(digits[index]) + by) % 10
          expect(codeOf(check(digits.slice(0, index) + wrong + digits.slice(index + 1)))).toBeDefined()
        },
      ),
    )
  })

  test.each([
    ['mi.empresa-1', undefined],
    ['corto', 'alias_format'],
    ['con espacio', 'alias_format'],
    ['ñandu.ñandu', 'alias_format'],
    ['x'.repeat(21), 'alias_format'],
  ])('alias %s [CHK-12]', (typed, code) => {
    expect(codeOf(alias(typed))).toBe(code)
  })

  test('DNI [CHK-12]', () => {
    expect(read(dni('12.345.678'))).toEqual({ value: '12345678', pretty: '12.345.678' })
    expect(['123456', '0123456', '123456789', '0'].map((one) => codeOf(dni(one)))).toEqual(
      Array(4).fill('dni_format'),
    )
  })

  test.each([
    ['07.955.110', dni, '7955110'],
    ['07955110', dni, '7955110'],
    ['0012345678', dni, '12345678'],
    ['09.211.276-4', rut, '9211276-4'],
    ['001000005k', rut, '1000005-K'],
    ['30.50001091.2', cuit, '30500010912'],
    ['30 – 50001091 – 2', cuit, '30500010912'],
  ])('%s is how older papers and exported lists write it [CHK-12]', (typed, check, value) => {
    expect(sure(check(typed)).value).toBe(value)
  })

  const separator = fc.constantFrom('', '', '.', '-', ' ', '/', ',', '–', '\u00a0')
  const zeros = fc.nat({ max: 3 }).map((count) => '0'.repeat(count))
  const spaced = (document: string) =>
    fc
      .array(separator, { minLength: document.length, maxLength: document.length })
      .map((between) => [...document].map((sign, at) => sign + between[at]).join(''))

  test('separators and zeros before it never change which document is meant [CHK-12]', () => {
    const rutDigits = fc
      .tuple(fc.integer({ min: 100_000, max: 99_999_999 }), fc.constantFrom(...'0123456789K'))
      .filter(([body, digit]) => codeOf(rut(`${body}-${digit}`)) === undefined)
      .map(([body, digit]) => `${body}${digit}`)
    const dniDigits = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String)
    const documents = fc.oneof(
      dniDigits.map((digits) => ({ check: dni, digits })),
      rutDigits.map((digits) => ({ check: rut, digits })),
    )
    fc.assert(
      fc.property(
        documents.chain((one) => fc.record({ one: fc.constant(one), zeros, typed: spaced(one.digits) })),
        ({ one, zeros, typed }) => {
          const plain = sure(one.check(one.digits))
          expect(read(one.check(zeros + typed))).toEqual(plain)
          // what is stored and what is shown are taken for the same document again
          expect(read(one.check(plain.value))).toEqual(plain)
          expect(read(one.check(plain.pretty))).toEqual(plain)
        },
      ),
    )
  })
})

describe('postal codes', () => {
  test.each([
    ['1425', '02', undefined],
    ['C1425DKA', '02', undefined],
    ['c 1425 dka', undefined, undefined],
    ['1600', '02', 'postal_code_range'],
    ['999', '02', 'postal_code_format'],
    ['C1500AAA', undefined, 'postal_code_range'],
    ['1500', '06', undefined],
    ['X5000ABC', '14', undefined],
    ['B5000ABC', '14', 'postal_code_province'],
    ['I5000ABC', undefined, 'postal_code_format'],
    ['5000ABC', '14', 'postal_code_format'],
    ['V9410', '94', undefined],
  ])('Argentina: %s in %s [CHK-12]', (typed, province, code) => {
    expect(codeOf(countries.ARG.postalCode(typed, province))).toBe(code)
  })

  test.each([
    ['8320000', undefined],
    ['832-0000', undefined],
    ['832000', 'postal_code_format'],
    ['0320000', 'postal_code_format'],
  ])('Chile: %s [CHK-12]', (typed, code) => {
    expect(codeOf(countries.CL.postalCode(typed))).toBe(code)
  })
})

test.each([
  ['ARG', 0, '6', '06'],
  ['ARG', 1, '6014', '06014'],
  ['ARG', 2, '6014010', '06014010'],
  ['ARG', 2, '14014010', '14014010'],
  ['ARG', 2, '200701001', '0200701001'],
  ['CL', 0, '5', '05'],
  ['CL', 1, '11', '011'],
  ['CL', 2, '1101', '01101'],
  ['CL', 2, '13101', '13101'],
  ['ARG', 0, '123', '123'],
] as const)('%s, level %i: place %s is %s [API-40]', (environment, level, sent, id) => {
  expect(placeId(environment, level, sent)).toBe(id)
})

describe('whose a postal code is', () => {
  const known = (id: string, name: string, hasCode: boolean) => ({ id, name, hasCode })
  const ushuaia = known('94', 'Tierra del Fuego', true)

  test('a code of another province is refused with the name of that province [CHK-12]', () => {
    expect(whyOtherProvince('V9410', '06', [ushuaia])).toEqual({
      refusal: 'postal_code_province',
      code: 'V9410',
      province: 'Tierra del Fuego',
    })
    expect(whyOtherProvince('3712', '06', [known('22', 'Chaco', true), known('86', 'Salta', true)])).toEqual(
      expect.objectContaining({ province: 'Chaco o Salta' }),
    )
  })

  test('unknown codes and codes across a border are not refused [CHK-12]', () => {
    expect(whyOtherProvince('9410', '94', [ushuaia])).toBeUndefined()
    expect(whyOtherProvince('9999', '06', [])).toBeUndefined()
    expect(whyOtherProvince('9412', '06', [known('94', 'Tierra del Fuego', false)])).toBeUndefined()
    expect(
      whyOtherProvince('2413', '82', [known('14', 'Córdoba', true), known('82', 'Santa Fe', false)]),
    ).toBe(undefined)
  })
})

describe('phone and e-mail', () => {
  test.each([
    ['11 5555-1234', '+541155551234'],
    ['+54 9 11 5555 1234', '+5491155551234'],
    ['011 15 5555 1234', '+5491155551234'],
    ['0351 15 555 1234', '+5493515551234'],
    ['02966 15 555123', '+5492966555123'],
    ['5555-1234', 'phone_format'],
    ['11 5555 12345', 'phone_format'],
    ['once cinco', 'phone_format'],
  ])('Argentina: %s is %s [CHK-12]', (typed, value) => {
    const checked = countries.ARG.phone(typed)
    expect(codeOf(checked) ?? sure(checked).value).toBe(value)
  })

  test.each([
    ['9 8765 4321', '+56987654321'],
    ['+56 9 8765 4321', '+56987654321'],
    ['+56 2 2345 6789', '+56223456789'],
    ['8765 4321', 'phone_format'],
  ])('Chile: %s is %s [CHK-12]', (typed, value) => {
    const checked = countries.CL.phone(typed)
    expect(codeOf(checked) ?? sure(checked).value).toBe(value)
  })

  test.each([
    ['Ana@Pampa.com.ar', undefined],
    ['a.b+c@x.cl', undefined],
    ['a@b', 'email_format'],
    ['a..b@x.cl', 'email_format'],
    ['a@x..cl', 'email_format'],
    ['a b@x.cl', 'email_format'],
    [`${'a'.repeat(250)}@x.com`, 'email_format'],
    ['a@x.cl\nBcc: b@x.cl', 'email_format'],
  ])('e-mail %s [CHK-12]', (typed, code) => {
    expect(codeOf(email(typed))).toBe(code)
  })

  test('a hostile address is judged at once [CHK-12]', () => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      email(`${'a.'.repeat(120)}@`)
      email(`a@${'a-'.repeat(120)}`)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

test("working days leave out weekends and holidays, in the shop's own calendar [LIFE-05]", () => {
  const zone = countries.ARG.timeZone
  const friday = new Date('2026-11-20T15:00:00Z')
  expect(addBusinessDays(friday, 5, zone).toISOString()).toBe('2026-11-27T15:00:00.000Z')
  expect(addBusinessDays(friday, 1, zone, ['2026-11-23']).toISOString()).toBe('2026-11-24T15:00:00.000Z')
  // Saturday in Greenwich is still Friday evening in Buenos Aires
  expect(addBusinessDays(new Date('2026-11-21T01:00:00Z'), 1, zone).toISOString()).toBe(
    '2026-11-24T01:00:00.000Z',
  )
})
