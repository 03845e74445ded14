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

/** No literal is spread to save lines: `{ ...{ a, b } }` is `{ a, b }`. */
export function spreadFaults({ path, text, program }) {
  return findSpreads(program).map((start) => {
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
