import { isTest } from './sources.mjs'

/** The calls with which Kysely begins a statement. */
const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
/** How a statement begins that is written as text. */
const statement =
  /^\s*(select\s.*\sfrom\s|select\s+\w+\(|with\s+\w+\s+as\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|analyze\s|lock\s+table\s)/is

/** SQL stands in the stores of the server alone, and in its plumbing for the database. */
export function sqlFaults(source) {
  const { path, imports } = source
  if (!path.startsWith('apps/server/src/') || isTest(path)) return []
  if (path.startsWith('apps/server/src/db/') || path.endsWith('.store.ts')) return []
  const driver = imports.find((request) => request === 'kysely' || request === 'pg')
  const found = driver ? `imports ${driver}` : findSql(source.program)
  return found ? [`${path}: ${found}; SQL stands in a store (*.store.ts) or in db/`] : []
}

/** The first place in the tree of a file that asks the database for something. */
function findSql(node) {
  if (Array.isArray(node)) return node.map(findSql).find(Boolean)
  if (!node || typeof node !== 'object') return undefined
  if (node.type === 'CallExpression' && builders.has(node.callee.property?.name)) {
    return `calls ${node.callee.property.name}()`
  }
  const text =
    node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? node.value : undefined
  if (typeof text === 'string' && statement.test(text))
    return `has the statement «${text.trim().slice(0, 30)}»`
  return Object.values(node).map(findSql).find(Boolean)
}
