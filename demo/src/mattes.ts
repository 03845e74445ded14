import { appearances } from './appearances/appearances.ts'
import composed from './composed.json' with { type: 'json' }

const composedProducts: Readonly<Record<string, { readonly form: string }>> = composed
const views = ['detalle', 'lado', 'alrededor', 'espalda'] as const
const slugs = appearances.map(({ slug }) => slug).sort((a, b) => b.length - a.length)

/** The form that a product shares with others, by which its passes and mattes are called. */
export const formOf = (slug: string): string => composedProducts[slug]?.form ?? slug

/**
 * The matte of a picture of demo/pictures: what is seen from one side has one outline, in every color, plain and with a
 * logo. Undefined for what is no product.
 */
export function matteOf(file: string): string | undefined {
  const name = file.replace(/\.\w+$/, '')
  const slug = slugs.find((one) => name.startsWith(`${one}-`))
  if (slug === undefined) return undefined
  const view = views.find((one) => name.endsWith(`-${one}`))
  return `${formOf(slug)}-${view ?? 'frente'}.webp`
}
