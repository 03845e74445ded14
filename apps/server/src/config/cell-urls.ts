/** `north=postgres://owner:password@north.example/estampa,south=…`: the cells beside the home cell, by name. */
export function readCellUrls(value = ''): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(value).map((entry) => {
      const at = entry.indexOf('=')
      return [entry.slice(0, at), entry.slice(at + 1)]
    }),
  )
}

export function areCellUrls(value: string): boolean {
  const cells = readCellUrls(value)
  const areSound = [...cells].every(
    ([name, url]) =>
      /^[a-z][a-z0-9-]{0,30}$/.test(name) && name !== 'home' && /^postgres(ql)?:\/\//.test(url),
  )
  return areSound && cells.size === entriesOf(value).length
}

const entriesOf = (value: string) => (value === '' ? [] : value.split(',').map((entry) => entry.trim()))
