/** A place in a JSON value: the keys on the way to it. */
export type Path = readonly (string | number)[]

/** Every place in the value, the whole first. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)?.[key], value)
}

/** A copy with another value at this place. */
export function withValue(value: unknown, path: Path, replaced: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replaced
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === key ? withValue(item, rest, replaced) : item))
  }
  const copy = Object.entries((value ?? {}) as object).filter(([name]) => name !== key)
  const inner = withValue((value as Record<string, unknown>)[key], rest, replaced)
  return Object.fromEntries([...copy, [key, inner]])
}

export function without(value: unknown, path: Path): unknown {
  const parent = path.slice(0, -1)
  const key = path.at(-1)
  const holder = valueAt(value, parent)
  if (key === undefined || typeof holder !== 'object' || holder === null) return {}
  const rest = Array.isArray(holder)
    ? holder.filter((_, at) => at !== key)
    : Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key))
  return withValue(value, parent, rest)
}

export const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null
