import { isTest } from './sources.mjs'

const screens = /^(apps\/(storefront|admin)\/app|packages\/(ui|web|editor)\/src)\//

/**
 * A value of a class's own: `w-[84px]`, `max-[36px]:hidden`, `[clip-path:none]`. What only names a state or a part
 * (`aria-[current=page]:`, `[&>svg]:`) is none, nor is a text (`content-['·']`).
 */
const ownValue =
  /(?<![\w-])(?:[\w@:!/*-]*(?<!content)-\[[^\]\s]+\](?![\w\]]*:)|(?:[\w@:]*:)?@?(?:min|max)-\[[^\]\s]+\]:|\[[a-z-]+:[^\]\s]+\])/g

/** Measures and colors of a screen come from the scale: what a component needs of its own is a token or a named class of its style sheet. */
export function arbitraryValueFaults(source) {
  const { path, text } = source
  if (!screens.test(path) || isTest(path)) return []
  return listTexts(source.program).flatMap(({ start, value }) =>
    Array.from(value.matchAll(ownValue), ([found]) => {
      const line = text.slice(0, start).split('\n').length
      return `${path}:${line}: ${found} is a value of its own; it belongs to the scale of tokens.css or to a named class`
    }),
  )
}

/** Every string and every piece of a template literal, but no regular expression. */
function listTexts(node) {
  if (Array.isArray(node)) return node.flatMap(listTexts)
  if (!node || typeof node !== 'object') return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node.type === 'TemplateElement') return [{ start: node.start, value: node.value.cooked ?? '' }]
  return Object.values(node).flatMap(listTexts)
}
