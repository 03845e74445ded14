import { type PageBox, written } from './geometry.ts'
import type { PageArt } from './page-art.ts'

export type SoftMask = {
  readonly subtype: string
  readonly backdrop?: unknown
  readonly transferMap?: unknown
}

/** What was painted since the group was opened becomes a mask; gives its id. */
export function defineMask(art: PageArt, { subtype, backdrop, transferMap }: SoftMask): string {
  const { content } = art.closeGroup(true)
  // what is outside of the mask shows nothing: another ground or another curve is rare
  const isGroundSeen =
    subtype === 'Luminosity' && Array.from((backdrop ?? []) as number[]).some((value) => value !== 0)
  if (transferMap || isGroundSeen) art.fail('pdf_effects')
  return defineMaskOf(art, content, art.page, subtype === 'Alpha' ? ' style="mask-type:alpha"' : '')
}

/** A mask of these elements, which shows nothing outside of the box; gives its id. */
export function defineMaskOf(art: PageArt, content: string, box: PageBox, type = ''): string {
  const { left, top, right, bottom } = box
  const id = art.newId('m')
  const size = `x="${written(left)}" y="${written(top)}" width="${written(right - left)}" height="${written(bottom - top)}"`
  art.define(`<mask id="${id}" maskUnits="userSpaceOnUse" ${size}${type}>${content}</mask>`)
  return id
}
