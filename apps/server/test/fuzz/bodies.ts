import { keys, nul, numbers, rawNumbers, texts, kinds as values } from './nasty.ts'
import type { RandomSource } from './random-source.ts'
import { isLeaf, type Path, pathsIn, valueAt, without, withValue } from './tree.ts'

/** Ways to spoil a value that was right. Each gives JSON text, which need not be JSON any more. */
export const bodyMutations: Record<string, (right: unknown, dice: RandomSource) => string> = {
  'one field wrong': (right, dice) => changeLeaf(right, dice, () => dice.pick([...texts, ...numbers, null])),
  'type swapped': (right, dice) => changeAny(right, dice, () => dice.pick(values)),
  boundary: (right, dice) => changeLeaf(right, dice, (leaf) => edgeOf(leaf, dice)),
  huge: (right, dice) => changeAny(right, dice, (value) => hugeOf(value, dice)),
  unicode: (right, dice) => changeText(right, dice, () => dice.pick(texts)),
  nul: (right, dice) => changeText(right, dice, () => dice.pick(nul)),
  'raw number': (right, dice) => withRaw(right, dice, dice.pick(rawNumbers)),
  'strange keys': (right, dice) => addKeys(right, dice),
  'duplicate keys': (right, dice) => duplicate(JSON.stringify(right), dice),
  'key left out': (right, dice) => JSON.stringify(without(right, dice.pick(pathsIn(right)))),
  truncated: (right, dice) => {
    const text = JSON.stringify(right)
    return text.slice(0, dice.roll(text.length + 1))
  },
  'deep nesting': (right, dice) => withRaw(right, dice, nested(dice)),
  'list for a scalar': (right, dice) => changeAny(right, dice, (value) => [value, value]),
  'scalar for a list': (right, dice) =>
    changeAny(right, dice, (value) => Object.values(Object(value))[0] ?? 1),
}

function leavesIn(right: unknown): Path[] {
  const leaves = pathsIn(right).filter((path) => isLeaf(valueAt(right, path)))
  return leaves.length > 0 ? leaves : [[]]
}

function changeLeaf(right: unknown, dice: RandomSource, change: (leaf: unknown) => unknown): string {
  return changeAt(right, dice.pick(leavesIn(right)), change)
}

/** Texts that people write, not numbers and ids: what stands in them gets far. */
function changeText(right: unknown, dice: RandomSource, change: (leaf: unknown) => unknown): string {
  const texts = leavesIn(right).filter((path) => {
    const leaf = valueAt(right, path)
    return typeof leaf === 'string' && !/^[\da-f-]{36}$/.test(leaf)
  })
  return texts.length > 0 ? changeAt(right, dice.pick(texts), change) : changeLeaf(right, dice, change)
}

function changeAny(right: unknown, dice: RandomSource, change: (value: unknown) => unknown): string {
  return changeAt(right, dice.pick(pathsIn(right)), change)
}

function changeAt(right: unknown, path: Path, change: (value: unknown) => unknown): string {
  return JSON.stringify(withValue(right, path, change(valueAt(right, path)))) ?? 'null'
}

function edgeOf(leaf: unknown, dice: RandomSource): unknown {
  if (typeof leaf === 'number')
    return dice.pick([leaf + 1, leaf - 1, -leaf, leaf * 1e6, leaf / 3, ...numbers])
  if (typeof leaf !== 'string') return dice.pick([true, false, null])
  const lengths = [0, 1, 2, 12, 13, 40, 41, 100, 101, 120, 121, 256, 257, 500, 501, 2_000, 2_001]
  return 'x'.repeat(dice.pick(lengths))
}

function hugeOf(value: unknown, dice: RandomSource): unknown {
  if (Array.isArray(value)) return Array.from({ length: dice.pick([201, 401, 2_000]) }, () => value[0] ?? 1)
  if (isLeaf(value)) return dice.pick(['x', 'ñ', ' ', '9', 'a ']).repeat(dice.pick([5_000, 60_000, 300_000]))
  return Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`key${at}`, at]))
}

/** Puts text that is no JSON of JavaScript's own making where a value stood. */
function withRaw(right: unknown, dice: RandomSource, raw: string): string {
  const marked = withValue(right, dice.pick(pathsIn(right)), '\u0001here')
  return JSON.stringify(marked).replace(JSON.stringify(JSON.parse(`"\\u0001here"`)), () => raw)
}

function nested(dice: RandomSource): string {
  const depth = dice.pick([50, 1_000, 20_000])
  return dice.happens(50)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}

function addKeys(right: unknown, dice: RandomSource): string {
  const objects = pathsIn(right).filter((path) => !isLeaf(valueAt(right, path)))
  if (objects.length === 0) return JSON.stringify({ ['__proto__']: right })
  const path = dice.pick(objects)
  const key = JSON.stringify(dice.pick(keys))
  const inner = JSON.stringify(valueAt(right, path))
  const added = `${key}:${dice.pick(['{"admin":true,"shop_id":1}', '1', '"x"', 'null', '{"prototype":{}}'])}`
  const changed = inner.startsWith('[')
    ? `[{${added}}]`
    : inner.replace('{', inner === '{}' ? `{${added}` : `{${added},`)
  const marked = JSON.stringify(withValue(right, path, '\u0001here'))
  return marked.replace('"\\u0001here"', () => changed)
}

function duplicate(text: string, dice: RandomSource): string {
  const found = [...text.matchAll(/"(\w+)":/g)]
  if (found.length === 0) return '{"a":1,"a":2}'
  const { 0: key, index } = dice.pick(found)
  return `${text.slice(0, index)}${key}${dice.pick(['null', '[]', '"otro"', '-1'])},${text.slice(index)}`
}
