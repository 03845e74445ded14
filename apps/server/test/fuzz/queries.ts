import { queryOf } from '@estampa/contract/http-transport'
import { keys, nul, numbers, texts } from './nasty.ts'
import type { RandomSource } from './random-source.ts'

/** Ways to spoil a query string that was right. `names` are the parameters that the operation knows. */
export const queryMutations: Record<
  string,
  (right: Record<string, unknown>, names: readonly string[], dice: RandomSource) => string
> = {
  'one field wrong': (right, names, dice) => withOne(right, names, dice, dice.pick([...texts, ...numbers])),
  boundary: (right, names, dice) =>
    withOne(right, names, dice, dice.pick([...numbers, 101, 100_001, 2_147_483_648])),
  huge: (right, names, dice) =>
    withOne(right, names, dice, dice.pick(['x', '9', 'ñ', 'a ']).repeat(dice.pick([130, 1_500]))),
  unicode: (right, names, dice) => withOne(right, names, dice, dice.pick(texts)),
  nul: (right, names, dice) => withOne(right, names, dice, dice.pick(nul)),
  'repeated keys': (right, names, dice) => `${queryOf(right)}&${repeated(right, names, dice)}`,
  'strange keys': (right, names, dice) => {
    const name = nameOf(right, names, dice)
    const strange = [...keys, `${name}[]`, `${name}[a][b]`, `${name}.a`, `${name}[__proto__]`]
    return `${queryOf(right)}&${encodeURIComponent(dice.pick(strange))}=1`
  },
  'key left out': (right, _names, dice) => {
    const entries = Object.entries(right)
    if (entries.length === 0) return ''
    const left = dice.pick(entries)[0]
    return queryOf(Object.fromEntries(entries.filter(([name]) => name !== left)))
  },
  'bad escapes': (right, names, dice) =>
    `${queryOf(right)}&${nameOf(right, names, dice)}=${dice.pick(['%', '%zz', '%ff', '%00', '%c0%af', '+%20', '%u0041'])}`,
  'no values': (right, names) =>
    [...Object.keys(right), ...names].map((name) => encodeURIComponent(name)).join('&'),
}

function nameOf(right: Record<string, unknown>, names: readonly string[], dice: RandomSource): string {
  return dice.pick([...names, ...Object.keys(right), 'tenancyName'])
}

function withOne(
  right: Record<string, unknown>,
  names: readonly string[],
  dice: RandomSource,
  value: unknown,
): string {
  // a lone surrogate cannot travel in an address
  return queryOf({ ...right, [nameOf(right, names, dice)]: String(value).toWellFormed() })
}

function repeated(right: Record<string, unknown>, names: readonly string[], dice: RandomSource): string {
  const name = encodeURIComponent(nameOf(right, names, dice))
  return Array.from({ length: dice.pick([1, 2, 60]) }, () => `${name}=${dice.roll(50)}`).join('&')
}
