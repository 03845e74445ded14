import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manualPlaces } from '../apps/admin/app/help/manual-places.ts'
import { officeKeys } from '../apps/admin/app/help/office-keys.ts'
import { helpMessages } from '../apps/admin/app/messages/help.ts'
import routes from '../apps/admin/app/routes.ts'
import { manualFolder, readManual } from '../apps/server/src/admin/manual/read-manual.ts'

const { index, pages, pictures } = await readManual()
const texts = [index, ...pages]
const named = new Map(texts.map((text) => [text.name, text]))

/** What a link leads to that is not there. */
function deadEnd({ page, anchor }, from) {
  const text = page === '' ? from : named.get(page)
  if (!text) return page
  return anchor === '' || text.headings.some((heading) => heading.anchor === anchor)
    ? undefined
    : `${page}#${anchor}`
}

/** The screens of the office: the routes that show something at an address that somebody can know. */
const screensOf = (entries) =>
  entries.flatMap(({ file, children }) => (children ? screensOf(children) : [file]))

test('every screen of the back office has its place in the manual, and no other [ADM-23]', () => {
  const screens = screensOf(routes)
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((screen) => screen !== 'pages/not-found')
  expect(Object.keys(manualPlaces).toSorted()).toEqual(screens.toSorted())
})

test('what a screen names is a page of the manual, and a title on it [ADM-23]', () => {
  const dead = Object.entries(manualPlaces).flatMap(([screen, place]) => {
    const [page = '', anchor = ''] = place.split('#')
    const end = deadEnd({ page, anchor })
    return end === undefined ? [] : [`${screen}: ${end}`]
  })
  expect(dead).toEqual([])
})

test('every link between pages of the manual leads to a page, and to a title on it [ADM-23]', () => {
  const dead = texts.flatMap((text) =>
    text.links
      .map((link) => deadEnd(link, text))
      .flatMap((end) => (end === undefined ? [] : [`${text.name}: ${end}`])),
  )
  expect(dead).toEqual([])
})

test('the index names every page once in its list, so that all stand at the side in their order [ADM-23]', () => {
  const linked = new Set(index.links.map(({ page }) => page))
  expect(pages.map(({ name }) => name).filter((name) => !linked.has(name))).toEqual([])
})

test('every picture that the manual shows is there, and every picture that is there is shown [ADM-23]', () => {
  const shown = new Set(texts.flatMap((text) => text.pictures))
  expect([...shown].toSorted()).toEqual([...pictures.keys()].toSorted())
  expect(readdirSync(`${manualFolder}pictures`).filter((file) => !pictures.has(file))).toEqual([])
})

test('every picture says in words what it shows, and no title of a page stands twice [ADM-23]', () => {
  const faults = texts.flatMap(({ name, html, headings }) => {
    const anchors = headings.map(({ anchor }) => anchor)
    return [
      ...(/<img [^>]*alt=""/.test(html) ? [`${name} has a picture without words`] : []),
      ...anchors
        .filter((anchor, at) => anchors.indexOf(anchor) < at)
        .map((anchor) => `${name}: ${anchor} twice`),
      ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : [`${name} has not one title`]),
    ]
  })
  expect(faults).toEqual([])
})

test('the table of keys in the manual has the keys that the office shows [ADM-19] [ADM-23]', () => {
  const { html } = named.get('avisos')
  const { places, keys } = helpMessages.cl
  const missing = officeKeys
    .flatMap(({ place, keys: rows }) => rows.map(({ does, press }) => ({ place, does, press })))
    .filter(({ place, does, press }) => {
      const row = html
        .split('<tr>')
        .find((one) => one.includes(`<td>${places[place]}</td>`) && one.includes(keys[does]))
      return !press.every((key) => row?.includes(`<code>${key}</code>`))
    })
  expect(missing).toEqual([])
})
