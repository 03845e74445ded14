type Fields = Readonly<Record<string, unknown>>
type FieldChange = { field: string; from: string; to: string }

/** The fields that differ between before and after, as people call their values; a field that was not there is empty. */
export function fieldChanges(
  before: Fields,
  after: Fields,
  names: Readonly<Record<string, string>> = {},
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, from: textOf(before[field], names), to: textOf(after[field], names) }))
    .filter(({ from, to }) => from !== to)
}

function textOf(value: unknown, names: Readonly<Record<string, string>>): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item) => textOf(item, names)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  return names[String(value)] ?? String(value)
}
