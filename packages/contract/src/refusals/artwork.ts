import type { uploadsRefusals } from './uploads.ts'

/** Why a file does not become the art of a product. */
export const artworkRefusals = [
  'artwork_unreadable',
  'picture_too_big',
  'artwork_heic',
  'artwork_postscript',
  'postscript_broken',
  'ai_without_pdf',
  'pdf_locked',
  'pdf_broken',
  'pdf_page_empty',
  'pdf_page_too_large',
  'pdf_too_complex',
  'pdf_live_text',
  'pdf_mesh',
  'pdf_pattern',
  'pdf_cone',
  'pdf_picture',
  'pdf_effects',
  'too_many_pages',
  'page_missing',
] as const satisfies readonly (keyof typeof uploadsRefusals)[]
