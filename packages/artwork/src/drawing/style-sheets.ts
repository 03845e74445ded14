/** Style sheets inside a drawing, applied as a browser would and then gone. */
import { presentationAttributes } from './svg-names.ts'
import type { SvgNode } from './svg-nodes.ts'

type SelectorStep = {
  readonly name: string
  readonly id: string
  readonly classes: readonly string[]
  readonly isChild: boolean
}
type Rule = {
  /** From the outermost to the shape itself. */
  readonly steps: readonly SelectorStep[]
  readonly looks: readonly StyleDeclarations[]
  readonly weight: number
}
type StyleDeclarations = { readonly name: string; readonly value: string; readonly isImportant: boolean }

const IMPORTANT = 1_000_000
const INLINE = 100_000

/** Only the properties in `names` are applied. */
export function applySheets(root: SvgNode, names: ReadonlySet<string> = presentationAttributes): SvgNode {
  return styled(root, [], { rules: rulesIn(root, names), names })
}

type Sheets = { readonly rules: readonly Rule[]; readonly names: ReadonlySet<string> }

function rulesIn(mark: SvgNode, names: ReadonlySet<string>): Rule[] {
  const own = mark.name === 'style' ? rulesOf(mark.words, names) : []
  return [...own, ...mark.children.flatMap((child) => rulesIn(child, names))]
}

function rulesOf(sheet: string, names: ReadonlySet<string>): Rule[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector) => {
      const steps = stepsOf(selector.trim())
      if (!steps) return []
      const weight = steps.reduce(
        (sum, { name, id, classes }) => sum + (id ? 10_000 : 0) + 100 * classes.length + (name ? 1 : 0),
        0,
      )
      return [{ steps, looks: declarationsOf(body, names), weight }]
    }),
  )
}

/** Undefined: a way to choose that drawings do not use, such as a:hover. */
function stepsOf(selector: string): SelectorStep[] | undefined {
  const steps: SelectorStep[] = []
  let isChild = false
  for (const part of selector.replaceAll('>', ' > ').split(/\s+/).filter(Boolean)) {
    if (part === '>') {
      isChild = true
      continue
    }
    const found = /^(\*|[a-zA-Z][\w-]*)?((?:[.#][\w-]+)*)$/.exec(part)
    if (!found) return undefined
    const [, name = '', rest = ''] = found
    const marks = rest.match(/[.#][\w-]+/g) ?? []
    steps.push({
      name: name === '*' ? '' : name,
      id: marks.find((one) => one.startsWith('#'))?.slice(1) ?? '',
      classes: marks.filter((one) => one.startsWith('.')).map((one) => one.slice(1)),
      isChild,
    })
    isChild = false
  }
  return steps.length > 0 ? steps : undefined
}

function declarationsOf(body: string, names: ReadonlySet<string>): StyleDeclarations[] {
  return body.split(';').flatMap((part) => {
    const colon = part.indexOf(':')
    const name = part.slice(0, colon).trim().toLowerCase()
    if (colon < 0 || !names.has(name)) return []
    const value = part.slice(colon + 1).trim()
    return [
      { name, value: value.replace(/\s*!\s*important$/i, ''), isImportant: /!\s*important$/i.test(value) },
    ]
  })
}

function styled(mark: SvgNode, around: readonly SvgNode[], sheets: Sheets): SvgNode {
  const attributes = new Map(mark.attributes)
  const declared = new Map<string, number>()
  const say = ({ name, value, isImportant }: StyleDeclarations, weight: number) => {
    const own = weight + (isImportant ? IMPORTANT : 0)
    if ((declared.get(name) ?? -1) > own) return
    declared.set(name, own)
    attributes.set(name, value)
  }
  for (const rule of sheets.rules) {
    if (matches(mark, around, rule.steps)) for (const look of rule.looks) say(look, rule.weight)
  }
  for (const look of declarationsOf(attributes.get('style') ?? '', sheets.names)) say(look, INLINE)
  attributes.delete('style')
  const inside = [...around, mark]
  const children = mark.children.map((child) => styled(child, inside, sheets))
  return { ...mark, attributes, children: children.filter(({ name }) => name !== 'style') }
}

function matches(mark: SvgNode, around: readonly SvgNode[], steps: readonly SelectorStep[]): boolean {
  const last = steps.at(-1)
  if (!last || !fits(mark, last)) return false
  if (steps.length === 1) return true
  const outer = steps.slice(0, -1)
  const first = last.isChild ? Math.max(0, around.length - 1) : 0
  for (let index = around.length - 1; index >= first; index--) {
    const above = around[index]
    if (above && matches(above, around.slice(0, index), outer)) return true
  }
  return false
}

function fits({ name, attributes }: SvgNode, step: SelectorStep): boolean {
  if (step.name && step.name !== name) return false
  if (step.id && step.id !== attributes.get('id')) return false
  if (step.classes.length === 0) return true
  const own = (attributes.get('class') ?? '').split(/\s+/)
  return step.classes.every((one) => own.includes(one))
}
