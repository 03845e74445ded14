/** Where a literal is spread into another: its members could stand there themselves. */
const spreads = {
  ObjectExpression: ({ properties }) =>
    properties.some(({ type, argument }) => type === 'SpreadElement' && argument.type === 'ObjectExpression'),
  ArrayExpression: ({ elements }) =>
    elements.some((one) => one?.type === 'SpreadElement' && one.argument.type === 'ArrayExpression'),
  JSXOpeningElement: ({ attributes }) =>
    attributes.some(
      ({ type, argument }) => type === 'JSXSpreadAttribute' && argument.type === 'ObjectExpression',
    ),
}

/** Where no such text is, no literal is spread, and the tree of the file need not be walked. */
const maySpread = /\.\.\.[\s(]*[[{/]/

/** No literal is spread to save lines: `{ ...{ a, b } }` is `{ a, b }`. */
export function spreadFaults(source) {
  const { path, text } = source
  if (!maySpread.test(text)) return []
  return findSpreads(source.program).map((start) => {
    const line = text.slice(0, start).split('\n').length
    return `${path}:${line}: spreads a literal; its members can stand there themselves`
  })
}

function findSpreads(node) {
  if (Array.isArray(node)) return node.flatMap(findSpreads)
  if (!node || typeof node !== 'object') return []
  const inside = Object.values(node).flatMap(findSpreads)
  return spreads[node.type]?.(node) ? [node.start, ...inside] : inside
}
