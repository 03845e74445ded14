import { templateHeadings } from '@estampa/domain/shops/template-headings'
import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { homeOrders } from '@estampa/web/theme'
import { expect, test } from 'vitest'
import { homeTemplates } from '../home/home-templates.ts'
import { shellMessages } from '../messages/shell.ts'
import { templateIdOf, templateOf, templates } from './templates.ts'

const rows = Object.entries(templates).map(([id, template]) => ({
  id: Number(id),
  ...template,
  ...homeTemplates[templateIdOf(Number(id))],
  heading: templateHeadings[templateIdOf(Number(id))],
  head: templateTokens[templateIdOf(Number(id))].head,
}))
const idsWhere = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ id }) => id)

test('there are ten templates, and an unknown number is the first [LAYOUT-04]', () => {
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(templateOf(11)).toBe(templates[1])
  expect(templateOf(undefined)).toBe(templates[1])
})

test('templates 4, 5 and 7 have a sidebar [LAYOUT-05]', () => {
  expect(idsWhere(({ sidebar }) => sidebar !== null)).toEqual([4, 5, 7])
})

test('the drop-down says CATEGORÍAS or MENÚ by template; 5 and 7 have none beside their sidebar [LAYOUT-06]', () => {
  expect(idsWhere(({ categoriesDrop }) => categoriesDrop === 'categories')).toEqual([1, 2, 3, 4, 6, 10])
  expect(idsWhere(({ categoriesDrop }) => categoriesDrop === 'categories_menu')).toEqual([8, 9])
  expect(idsWhere(({ categoriesDrop }) => categoriesDrop === null)).toEqual([5, 7])
  expect(shellMessages.arg.categories).toBe('CATEGORÍAS')
  expect(shellMessages.cl.categories_menu).toBe('MENÚ')
})

test('every variant is used by more than one template, and no two rows are alike [LAYOUT-04]', () => {
  const variants = new Map<string, number>()
  const count = (variant: string) => variants.set(variant, (variants.get(variant) ?? 0) + 1)
  for (const row of rows) {
    const { navbar, menu, search, banner, categories, how, occasions, clients, catalogFile, footer, card } =
      row
    const parts = {
      navbar,
      menu,
      search,
      banner,
      categories,
      how,
      occasions,
      clients,
      catalogFile,
      footer,
      card,
    }
    for (const [part, { variant }] of Object.entries(parts)) count(`${part} ${variant}`)
    if (row.contact) count(`contact ${row.contact.variant}`)
    count(`heading ${row.heading}`)
    for (const variant of new Set([row.featured, row.trending])) count(`products ${variant}`)
  }
  expect([...variants].filter(([, times]) => times < 2)).toEqual([])
  const signatures = rows.map(({ head, navbar, banner, featured, footer }) =>
    JSON.stringify([head, navbar, banner, featured, footer]),
  )
  expect(signatures.filter((one, at) => signatures.indexOf(one) !== at)).toEqual([])
})

test('below the first view no two home pages have the same blocks in the same looks [LAYOUT-04] [LOOK-05]', () => {
  const lowerHalves = rows.map(({ id, heading, how, occasions, catalogFile, contact, trending, footer }) =>
    JSON.stringify([
      homeOrders[templateIdOf(id)],
      { heading, how, occasions, catalogFile, contact, trending, footer: footer.variant },
    ]),
  )
  expect(new Set(lowerHalves).size).toBe(rows.length)
  const invitations = rows.filter(({ contact, footer }) => contact && footer.variant === 'contact')
  expect(invitations).toEqual([])
})
