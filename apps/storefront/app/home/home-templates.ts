/** The parts of each template's home page: the rest of its row (theme/templates.ts). */
import type { TemplateId } from '@estampa/domain/shops'
import type { HomeTemplate } from '../theme/template.ts'
import { useTemplateId } from '../theme/use-template.ts'

export const homeTemplates: Record<TemplateId, HomeTemplate> = {
  1: {
    banner: { variant: 'slider', shape: 'framed' },
    featured: 'grid',
    trending: 'grid',
    categories: { variant: 'round' },
    how: { variant: 'drawings', shape: 'lined' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'card' },
  },
  2: {
    banner: { variant: 'split', theme: 'paper', aside: 'picture' },
    featured: 'showcase',
    trending: 'lookbook',
    categories: { variant: 'tiles', shape: 'tall' },
    how: { variant: 'numbers', size: 'fine' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'sentence' },
  },
  3: {
    banner: { variant: 'mosaic', shape: 'strip' },
    featured: 'rows',
    trending: 'rows',
    categories: { variant: 'index' },
    how: { variant: 'timeline' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'band', theme: 'dark' },
  },
  4: {
    banner: { variant: 'split', theme: 'dark', aside: 'picture' },
    featured: 'mosaic',
    trending: 'grid',
    categories: { variant: 'round' },
    how: { variant: 'numbers', size: 'heavy' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'band', theme: 'dark' },
    contact: { variant: 'band', theme: 'brand' },
  },
  5: {
    banner: { variant: 'mosaic', shape: 'tiles' },
    featured: 'captioned',
    trending: 'rows',
    categories: { variant: 'index' },
    how: { variant: 'timeline' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: null,
  },
  6: {
    banner: { variant: 'slider', shape: 'bleed' },
    featured: 'lookbook',
    trending: 'grid',
    categories: { variant: 'tiles', shape: 'wide' },
    how: { variant: 'blocks', theme: 'dark' },
    occasions: { variant: 'words', size: 'big' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'band', theme: 'brand' },
  },
  7: {
    banner: { variant: 'split', theme: 'paper', aside: 'contact' },
    featured: 'grid',
    trending: 'carousel',
    categories: { variant: 'round' },
    how: { variant: 'timeline' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'card' },
  },
  8: {
    banner: { variant: 'mosaic', shape: 'tiles' },
    featured: 'grid',
    trending: 'carousel',
    categories: { variant: 'words', size: 'chips' },
    how: { variant: 'drawings', shape: 'round' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'band', theme: 'paper' },
    contact: null,
  },
  9: {
    banner: { variant: 'mosaic', shape: 'blocks' },
    featured: 'mosaic',
    trending: 'carousel',
    categories: { variant: 'words', size: 'big' },
    how: { variant: 'blocks', theme: 'brand' },
    occasions: { variant: 'words', size: 'big' },
    catalogFile: { variant: 'band', theme: 'brand' },
    contact: { variant: 'sentence' },
  },
  10: {
    banner: { variant: 'slider', shape: 'bleed' },
    featured: 'captioned',
    trending: 'showcase',
    categories: { variant: 'tiles', shape: 'tall' },
    how: { variant: 'numbers', size: 'fine' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'sentence' },
  },
}

/** The looks in which the home page of this shop is shown. */
export function useHomeTemplate(): HomeTemplate {
  return homeTemplates[useTemplateId()]
}
