import { mapNodes, type SvgNode } from './svg-nodes.ts'

/** The same drawing whose inner names begin with the element's own: two logos may both call something «a». */
export function withIdsOf(mark: SvgNode, elementId: string): SvgNode {
  const prefix = `e${elementId.replace(/[^A-Za-z0-9-]/g, (letter) => `_${letter.codePointAt(0)?.toString(16)}`)}.`
  return mapNodes(mark, (one) => {
    const attributes = new Map<string, string>()
    for (const [name, value] of one.attributes) attributes.set(name, renamed(name, value, prefix))
    return { ...one, attributes }
  })
}

function renamed(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value
  if (name === 'href') return value.replace(/^\s*#/, `#${prefix}`)
  return value.includes('#')
    ? value.replace(/url\(\s*(['"]?)#([\w:.-]+)\1\s*\)/gi, `url(#${prefix}$2)`)
    : value
}
