import type { EmailBlock, EmailProduct } from './blocks.ts'

/** The blocks as a mail program shows them that knows no HTML. */
export function plainTextOf(blocks: readonly EmailBlock[]): string {
  return blocks.map(written).join('\n\n')
}

function written(block: EmailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}: ${block.link}`
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'goods':
      return block.rows.map(row).join('\n')
    case 'said':
      return [block.text.replace(/^/gm, '> '), block.by && `— ${block.by}`].filter(Boolean).join('\n')
    case 'columns':
      return block.columns
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => [title.toUpperCase(), ...lines].join('\n'))
        .join('\n\n')
    case 'progress':
      return progressText(block)
    case 'picture':
      return `${block.alt}: ${block.address}`
    case 'title':
      return block.text.toUpperCase()
    default:
      return block.text
  }
}

/** «Paso 3 de 5: Producción». */
export function progressText({ names, at }: { names: readonly string[]; at: number }): string {
  return `Paso ${at + 1} de ${names.length}: ${names[at]}`
}

function row({ name, details, price }: EmailProduct): string {
  return [price ? `${name}: ${price}` : name, ...details.map((detail) => `  ${detail}`)].join('\n')
}
