/** Names that do not say what a type holds. */
const vagueTypes = new Set(
  'Wanted Asked Asking Said Told Seen Shown Parts Place Goods Words Step Row'.split(' '),
)

/** An exported type is a noun that says what it holds. */
export function nameFaults({ path, program }) {
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .map(({ declaration }) => declaration)
    .filter(({ type, id }) => /^TS(TypeAlias|Interface)Declaration$/.test(type) && vagueTypes.has(id.name))
    .map(({ id }) => `${path}: the name «${id.name}» does not say what the type holds`)
}
