/**
 * A template is a row of this table, not a folder of copies. Each variant is one component with options that
 * several rows share; fonts, radius, surface and the ground of its navbar are its tokens in the domain, what
 * only pages need of tokens is in templates.css. The parts of its home page
 * are a table of their own (home/home-templates.ts), because other pages need none of them; its ground and their order
 * are its outline in @estampa/web/theme, which the office knows too.
 */
import type { TemplateId } from '@estampa/domain/shops'
import type { CardTemplate, Template } from './template.ts'

export const templates: Record<TemplateId, Template> = {
  1: {
    navbar: { variant: 'two-rows', contactBar: false },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    footer: { variant: 'columns', theme: 'paper' },
    card: { variant: 'plain', details: 'full', marks: 'techniques', begins: 'marks', picture: 'square' },
    list: 'grid',
    filters: 'column',
    product: { arrangement: 'rail', leads: 'description' },
    sidebar: null,
    categoriesDrop: 'categories',
  },
  2: {
    navbar: { variant: 'centered' },
    menu: { variant: 'panel' },
    search: { variant: 'icon', opens: 'line' },
    footer: { variant: 'band', theme: 'brand' },
    card: { variant: 'plain', details: 'quiet', marks: 'techniques', begins: 'marks', picture: 'tall' },
    list: 'large',
    filters: 'column',
    product: { arrangement: 'stacked', leads: 'description' },
    sidebar: null,
    categoriesDrop: 'categories',
  },
  3: {
    navbar: { variant: 'two-rows', contactBar: true },
    menu: { variant: 'mega' },
    search: { variant: 'wide', byCategory: true },
    footer: { variant: 'columns', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'tiers', begins: 'marks', picture: 'square' },
    list: 'rows',
    filters: 'column',
    product: { arrangement: 'sheet', leads: 'facts' },
    sidebar: null,
    categoriesDrop: 'categories',
  },
  4: {
    navbar: { variant: 'two-rows', contactBar: false },
    menu: { variant: 'mega' },
    search: { variant: 'inline' },
    footer: { variant: 'compact', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'techniques', begins: 'marks', picture: 'square' },
    list: 'grid',
    filters: 'column',
    product: { arrangement: 'mirrored', leads: 'facts' },
    sidebar: { variant: 'counts' },
    categoriesDrop: 'categories',
  },
  5: {
    navbar: { variant: 'one-row' },
    menu: { variant: 'panel' },
    search: { variant: 'inline' },
    footer: { variant: 'contact', theme: 'paper' },
    card: { variant: 'line', details: 'full', marks: 'techniques', begins: 'marks', picture: 'square' },
    list: 'lettered',
    filters: 'column',
    product: { arrangement: 'sheet', leads: 'description' },
    sidebar: { variant: 'accordion' },
    categoriesDrop: null,
  },
  6: {
    navbar: { variant: 'centered' },
    menu: { variant: 'screen', theme: 'dark' },
    search: { variant: 'icon', opens: 'line' },
    footer: { variant: 'band', theme: 'dark' },
    card: { variant: 'plain', details: 'full', marks: 'techniques', begins: 'marks', picture: 'tall' },
    list: 'large',
    filters: 'bar',
    product: { arrangement: 'stacked', leads: 'description' },
    sidebar: null,
    categoriesDrop: 'categories',
  },
  7: {
    navbar: { variant: 'one-row' },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    footer: { variant: 'columns', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'techniques', begins: 'name', picture: 'wide' },
    list: 'grid',
    filters: 'column',
    product: { arrangement: 'rail', leads: 'description' },
    sidebar: { variant: 'icons' },
    categoriesDrop: null,
  },
  8: {
    navbar: { variant: 'one-row' },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    footer: { variant: 'contact', theme: 'brand' },
    card: { variant: 'tint', details: 'full', marks: 'materials', begins: 'name', picture: 'square' },
    list: 'large',
    filters: 'column',
    product: { arrangement: 'mirrored', leads: 'material' },
    sidebar: null,
    categoriesDrop: 'categories_menu',
  },
  9: {
    navbar: { variant: 'one-row' },
    menu: { variant: 'screen', theme: 'brand' },
    search: { variant: 'icon', opens: 'page' },
    footer: { variant: 'band', theme: 'brand' },
    card: { variant: 'tint', details: 'quiet', marks: 'techniques', begins: 'marks', picture: 'square' },
    list: 'grid',
    filters: 'bar',
    product: { arrangement: 'mosaic', leads: 'description' },
    sidebar: null,
    categoriesDrop: 'categories_menu',
  },
  10: {
    navbar: { variant: 'centered' },
    menu: { variant: 'panel' },
    search: { variant: 'icon', opens: 'line' },
    footer: { variant: 'compact', theme: 'paper' },
    card: { variant: 'plain', details: 'quiet', marks: 'techniques', begins: 'marks', picture: 'tall' },
    list: 'large',
    filters: 'column',
    product: { arrangement: 'centered', leads: 'description' },
    sidebar: null,
    categoriesDrop: 'categories',
  },
}

/** Width by height of a card's picture. */
export const pictureRatios: Record<CardTemplate['picture'], number> = { square: 1, tall: 9 / 10, wide: 5 / 4 }

const isTemplateId = (id: number): id is TemplateId => Object.hasOwn(templates, id)

/** An unknown number is the first. */
export function templateIdOf(id: number | undefined): TemplateId {
  return id !== undefined && isTemplateId(id) ? id : 1
}

export function templateOf(id: number | undefined): Template {
  return templates[templateIdOf(id)]
}
