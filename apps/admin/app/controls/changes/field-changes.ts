type Fields = Readonly<Record<string, unknown>>
type FieldChange = { field: string; from: string; to: string }

/** How the values of a change are called, and amounts written. */
export type ValueTexts = {
  readonly names?: Readonly<Record<string, string>>
  readonly money?: (amount: number) => string
}

/** The fields that differ between before and after, as people call their values; a field that was not there is empty. */
export function fieldChanges(before: Fields, after: Fields, texts: ValueTexts = {}): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({
      field,
      from: textOf(field, before[field], texts),
      to: textOf(field, after[field], texts),
    }))
    .filter(({ from, to }) => from !== to)
}

function textOf(field: string, value: unknown, texts: ValueTexts): string {
  const { names = {}, money = String } = texts
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item) => textOf(field, item, texts)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const amount = (hundredths: unknown) => money(Number(hundredths) / 100)
  if (sums.includes(field)) return amount(value)
  // «approved 23026500, in_review 500»
  if (field === 'payments') {
    return String(value).replaceAll(
      /([a-z_]+) (\d+)/g,
      (_, state, hundredths) => `${names[state] ?? state} ${amount(hundredths)}`,
    )
  }
  // «1 left 60 u. Starken 77, 2 packed 40 u.»
  if (field === 'parcels')
    return String(value).replaceAll(/(?<=\d )[a-z]+/g, (state) => names[state] ?? state)
  // «MUG-11-R: on_order»
  if (ofVariants.includes(field))
    return String(value).replace(/(?<=: )[a-z_]+$/, (word) => names[word] ?? word)
  return names[String(value)] ?? String(value)
}

/** Facts of a product that are said of each variant, behind its sku. */
const ofVariants: readonly string[] = ['availability', 'isActive']

/** Facts of an order that are amounts, in whole hundredths. */
const sums: readonly string[] = ['paid', 'total']
