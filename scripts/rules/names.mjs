import { isTest } from './sources.mjs'

/** Names that do not say what a type holds. */
const vagueTypes = new Set(
  'Wanted Asked Asking Said Told Seen Shown Parts Place Goods Words Step Row'.split(' '),
)

const mayBeVague = new RegExp(`\\b(?:type|interface)\\s+(?:${[...vagueTypes].join('|')})\\b`)

/** An exported type is a noun that says what it holds. */
export function nameFaults(source) {
  if (!mayBeVague.test(source.text)) return []
  const { path, program } = source
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .map(({ declaration }) => declaration)
    .filter(({ type, id }) => /^TS(TypeAlias|Interface)Declaration$/.test(type) && vagueTypes.has(id.name))
    .map(({ id }) => `${path}: the name «${id.name}» does not say what the type holds`)
}

/** What React Router reads from the modules of its routes. */
const routeExports = new Set(
  'meta handle loader clientLoader action clientAction shouldRevalidate headers links ErrorBoundary Layout'.split(
    ' ',
  ),
)

/**
 * One exported name means one thing in the packages and apps. These may share one for the same thing: the wire's
 * schema in the contract, the domain's type, and a front end's type that is derived from what its client gives.
 */
export function repeatedNameFaults(sources) {
  const declared = new Map()
  for (const source of sources) {
    const { path } = source
    if (isTest(path) || !/^(packages|apps)\//.test(path)) continue
    for (const { name, kin } of listExports(path, source.program)) {
      const places = declared.get(name) ?? declared.set(name, new Map()).get(name)
      places.set(kin, [...(places.get(kin) ?? []), path])
    }
  }
  return [...declared].flatMap(([name, places]) => {
    const paths = [...new Set([...places.values()].flat())]
    const isOneThing =
      !places.has('other') && [...places.values()].every((files) => new Set(files).size === 1)
    if (paths.length < 2 || isOneThing || routeExports.has(name)) return []
    return [`${paths[0]}: the exported name «${name}» has another meaning in ${paths.slice(1).join(', ')}`]
  })
}

function listExports(path, program) {
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .flatMap(({ declaration }) => declaration.declarations ?? [declaration])
    .filter(({ id }) => id?.name)
    .map((declaration) => ({ name: declaration.id.name, kin: kinOf(path, declaration) }))
}

/** Which of those that may share a name this declaration is. */
function kinOf(path, { type, typeAnnotation }) {
  if (path.startsWith('packages/contract/')) return 'contract'
  if (path.startsWith('packages/domain/')) return 'domain'
  const isDerived = /^TS(TypeReference|IndexedAccessType)$/.test(typeAnnotation?.type)
  if (!isDerived || type !== 'TSTypeAliasDeclaration') return 'other'
  return /^apps\/(?<frontEnd>storefront|admin)\//.exec(path)?.groups.frontEnd ?? 'other'
}
