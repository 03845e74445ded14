import type { uploadsRefusals } from './uploads.ts'

/** Why a file does not become the art of a product. */
export const artworkRefusals = [
  'artwork_unreadable',
  'picture_too_big',
  'artwork_heic',
  'artwork_postscript',
  'too_many_pages',
  'page_missing',
] as const satisfies readonly (keyof typeof uploadsRefusals)[]
