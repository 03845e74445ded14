import { escapeHtml } from '@estampa/domain/markup'

/** Text that is HTML already. Only `html` makes it, so whatever else is put into a template is escaped. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** A template: html`<p>${name}</p>`. Lists are joined; null, undefined and false write nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(written)))
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.toString()
  if (Array.isArray(part)) return part.map(written).join('')
  return escapeHtml(String(part))
}
