import { isTest } from './sources.mjs'

const vagueFolder = /^(utils?|helpers?|common|misc|libs?|services?|managers?)$/
const vagueFile = /^(utils?|helpers?|common|misc)$/
const MAX_LINES = 300

export function shapeFaults(source) {
  const { path, text } = source
  const faults = []
  const folders = path.split('/')
  const file = folders.pop().split('.')[0]
  const vague = folders.find((name) => vagueFolder.test(name)) ?? (vagueFile.test(file) ? file : undefined)
  if (vague) faults.push(`${path}: the name «${vague}» does not say what is in it`)
  const lines = text.trimEnd().split('\n').length
  if (lines > MAX_LINES && !isTest(path) && holdsCode(source.program)) {
    faults.push(`${path}: ${lines} lines; a file has ${MAX_LINES} at most`)
  }
  return faults
}

/** A table of data may be long: it has no function and no class. */
function holdsCode(node) {
  if (Array.isArray(node)) return node.some(holdsCode)
  if (!node || typeof node !== 'object') return false
  if (/Function|Class|JSXElement/.test(node.type ?? '')) return true
  return Object.values(node).some(holdsCode)
}
