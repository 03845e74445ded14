import { fileOf } from './imports.mjs'
import { isTest } from './sources.mjs'

/** One fault for each set of files of which every one reaches every other by its imports, those of types included. */
export function cycleFaults(sources) {
  const files = sources.filter(({ path }) => !isTest(path))
  const paths = new Set(files.map(({ path }) => path))
  const graph = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap((request) => fileOf(path, request, paths) ?? []),
    ]),
  )
  return connectedFiles(graph)
    .map((cycle) => cycle.sort())
    .map(([first, ...others]) => `${first}: imports itself by way of ${others.join(', ')}`)
}

/** The strongly connected components of more than one file (Tarjan's algorithm). */
function connectedFiles(graph) {
  const found = []
  const stack = []
  const indexes = new Map()
  const lowest = new Map()
  const visit = (path) => {
    indexes.set(path, indexes.size)
    lowest.set(path, indexes.get(path))
    stack.push(path)
    for (const target of graph.get(path)) {
      if (!indexes.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(path, Math.min(lowest.get(path), lowest.get(target)))
    }
    if (lowest.get(path) < indexes.get(path)) return
    const component = stack.splice(stack.indexOf(path))
    if (component.length > 1) found.push(component)
  }
  for (const path of graph.keys()) if (!indexes.has(path)) visit(path)
  return found
}
