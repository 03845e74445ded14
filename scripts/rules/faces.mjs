// A workspace shows its faces, which its package.json lists one by one; everything else in it may be renamed at will.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './sources.mjs'

/** A face is a file of its name, nothing is shown by a pattern, and somebody outside imports each face. */
export function faceFaults(root, sources) {
  const packages = readPackages(root)
  const shown = new Map(packages.map(({ name, exports }) => [name, exports]))
  const used = new Set(sources.flatMap(({ imports }) => imports.map(withoutQuery)))
  return [
    ...packages.flatMap((found) => faultsOfList(root, found, used)),
    ...sources.flatMap((source) =>
      requestsOf(source).flatMap((request) => pastFace(source.path, request, shown)),
    ),
  ]
}

/** What a file imports, and what it names in a string for a worker thread or `resolve()`, which no compiler follows. */
function requestsOf({ path, text, imports }) {
  if (isTest(path)) return imports
  return [
    ...new Set([
      ...imports,
      ...Array.from(text.matchAll(/['"`](@estampa\/[a-z]+\/[\w./-]+)['"`]/g), ([, name]) => name),
    ]),
  ]
}

function pastFace(path, request, shown) {
  const [, name, face] = withoutQuery(request).match(/^(@estampa\/[^/]+)\/(.+)$/) ?? []
  if (!shown.has(name) || Object.hasOwn(shown.get(name), `./${face}`)) return []
  return [`${path}: ${request} is no face of ${name}; its package.json lists them`]
}

/** `?url` asks the builder for a file's address. */
const withoutQuery = (request) => request.split('?')[0]

function faultsOfList(root, { path, name, exports }, used) {
  return Object.entries(exports).flatMap(([face, file]) => {
    const request = name + face.slice(1)
    if (request.includes('*')) return [`${path}: ${face} is a pattern; each face is listed by its name`]
    if (!existsSync(join(root, path, '..', file))) return [`${path}: the face ${face} has no file`]
    const isFileOfItsName = file.replace('/src/', '/').replace(/\.tsx?$/, '') === face
    if (!isFileOfItsName) return [`${path}: the face ${face} is not the file of its name, but ${file}`]
    return used.has(request) || face.endsWith('.css') ? [] : [`${path}: nobody imports the face ${face}`]
  })
}

/** The packages of the repository that show something. */
function readPackages(root) {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  )
  return [...folders, 'demo', 'e2e', 'bench']
    .map((folder) => `${folder}/package.json`)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8'))
      return { path, name, exports }
    })
    .filter(({ exports }) => exports)
}
