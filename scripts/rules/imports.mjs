import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { isTest } from './sources.mjs'

/** What a front end may import. */
const frontEnd = ['domain', 'contract', 'artwork', 'ui', 'web', 'editor'].map((name) => `packages/${name}`)

/** The tower: which workspaces each one may import. What is not named here may import any. */
const tower = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/artwork': ['packages/domain'],
  'packages/editor': ['packages/domain', 'packages/artwork', 'packages/ui'],
  'packages/web': ['packages/domain', 'packages/contract', 'packages/ui'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/artwork'],
  'apps/storefront': frontEnd,
  'apps/admin': frontEnd,
}
const homes = { server: 'apps', storefront: 'apps', admin: 'apps', demo: '', e2e: '', bench: '' }
const withoutNode = ['domain', 'contract', 'artwork', 'ui', 'editor'].map((name) => `packages/${name}`)

export function importFaults(root, { path, imports }) {
  const declared = declaredBy(root, workspaceOf(path))
  return imports.flatMap((request) => {
    const target = targetOf(path, request)
    const fault = target ? insideFault(path, target) : outsideFault(path, request, declared)
    return fault ? [`${path}: ${fault}`] : []
  })
}

/** The repository path that a request means, without following extensions; undefined for npm and Node. */
export function targetOf(path, request) {
  if (request.startsWith('.')) return posix.join(posix.dirname(path), request)
  const [, workspace, rest] = request.match(/^@estampa\/([^/]+)\/?(.*)$/) ?? []
  if (!workspace) return undefined
  const home = homes[workspace] ?? 'packages'
  return `${home}${home && '/'}${workspace}/src/${rest}`
}

/** The one of `paths` that a request means; undefined for any other file. `paths` has what a Set or a Map has. */
export function fileOf(path, request, paths) {
  const target = targetOf(path, request)
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => paths.has(file))
}

function insideFault(path, target) {
  const [from, to] = [workspaceOf(path), workspaceOf(target)]
  if (tower[from] && from !== to && !tower[from].includes(to)) return `${from} may not import ${to}`
  if (!isTest(path) && /^apps\/[^/]+\/app\/pages\//.test(target) && !target.includes('/+types/')) {
    return `nothing imports a page (${target})`
  }
}

function outsideFault(path, request, declared) {
  const workspace = workspaceOf(path)
  if (!tower[workspace] || isTest(path)) return undefined
  if (isBuiltin(request)) {
    return withoutNode.includes(workspace) ? `${workspace} may not import ${request}` : undefined
  }
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/')
  return declared.has(name) ? undefined : `${name} is not among the dependencies of ${workspace}`
}

function workspaceOf(path) {
  const [top, second] = path.split('/')
  return top === 'packages' || top === 'apps' ? `${top}/${second}` : top
}

function declaredBy(root, workspace) {
  const file = join(root, workspace, 'package.json')
  if (!existsSync(file)) return new Set()
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return new Set(
    [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((names) =>
      Object.keys(names ?? {}),
    ),
  )
}
