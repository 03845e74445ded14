/** The workshop in a browser: andina's Taller at work. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openOffice } from './office-page.ts'

/** The order of andina that is being made, and the one that waits for its money. */
const [MADE, WAITING] = [2, 3]

let demo: Demo
beforeAll(async () => {
  // this file plants jobs in an order of andina
  demo = await openOwnDemo()
  await plantJobs()
})
afterAll(() => demo?.close())

test('the workshop lands on its board and moves a card by keyboard alone [ADM-13]', async () => {
  const { page } = await openOffice(demo, { name: 'taller' })
  await page.goto(`${demo.server.officeOrigin}/andina`)
  await page.getByRole('heading', { level: 1, name: 'Taller' }).waitFor()
  const card = page.locator('.board-card').first()
  const link = card.getByRole('link')
  await link.focus()
  const name = (await link.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('m')
  const menu = page.getByRole('dialog', { name: /Mover el pedido/ })
  await menu.waitFor()
  // the next stage has the focus, so that Enter is enough
  await expect.poll(() => menu.locator(':focus').textContent()).toBe('Películas')
  const target = menu.getByRole('button', { name: 'Empacado' })
  await target.focus()
  const answered = page.waitForResponse((answer) => answer.url().includes('MoveProductionJob'))
  await page.keyboard.press('Enter')
  const column = page.getByRole('region', { name: /Empacado/ })
  await column.getByRole('link', { name }).waitFor()
  expect((await answered).status()).toBe(200)
  await page.reload()
  await page
    .getByRole('region', { name: /Empacado/ })
    .getByRole('link', { name })
    .waitFor()
  await page.close()
})

test.each(phoneFirst)('each screen of the workshop is sound at %i px [ADM-13]', async (width) => {
  const { page, isSound } = await openOffice(demo, { width })
  for (const path of ['workshop', `workshop/${MADE}`, 'workshop/stages']) {
    await page.goto(`${demo.server.officeOrigin}/andina/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isSound(path)
  }
})

deepTest('the work order opens in a tab of its own, on the paper that was chosen [ADM-12]', async () => {
  const { officeOrigin } = demo.server
  const { page } = await openOffice(demo, { name: 'taller' })
  await page.goto(`${officeOrigin}/andina/workshop/${MADE}`)
  await page.getByRole('button', { name: 'Orden de trabajo' }).click()
  const answered = page.waitForResponse((answer) => answer.url().includes('GetWorkOrder'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: /A5/ }).click()
  const { result } = await (await answered).json()
  expect(result.name).toBe(`orden-${MADE}-A5.pdf`)
  const file = await page.context().request.get(officeOrigin + result.url)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await (await opened).close()
  await page.close()
})

test.each(phoneFirst)(
  'the pencil of an ink suggests those of the chart, by color and by words, at %i px [BLD-13] [ADM-12]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { name: 'taller', width })
    await page.goto(`${demo.server.officeOrigin}/andina/workshop/${WAITING}`)
    await page
      .getByRole('button', { name: /^Corregir el nombre de la tinta (Azul real|Azul Río)/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Nombre de la tinta' })
    const field = dialog.getByRole('combobox', { name: 'Nombre' })
    const options = dialog.getByRole('listbox', { name: 'Tintas de la tienda' }).getByRole('option')
    const shown = () => options.allTextContents()
    await expect.poll(shown).toEqual(['Azul RíoA-7', 'Rojo ClubR-12', 'Verde canchaV-3'])
    await keepPicture(page, 'INK_PICTURES', `pencil-${width}`)
    await isSound('the inks of the chart beside an ink of an order')
    await field.fill('r-12')
    await expect.poll(shown).toEqual(['Rojo ClubR-12'])
    // the list closes first, and nothing that was typed is lost
    await page.keyboard.press('Escape')
    await expect.poll(shown).toEqual([])
    expect(await field.inputValue()).toBe('r-12')
    await page.keyboard.press('ArrowDown')
    await expect.poll(shown).toHaveLength(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('Azul Río')
    await dialog.getByRole('button', { name: 'Guardar el nombre' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Corregir el nombre de la tinta Azul Río' }).waitFor()
    await page.close()
  },
)

deepTest('the page of a job lists its print files one by one, with what each is for [ADM-12]', async () => {
  const { page, isSound } = await openOffice(demo, { name: 'taller', width: 360 })
  await page.goto(`${demo.server.officeOrigin}/andina/workshop/${MADE}`)
  await page.getByText('Uno por uno (3)').click()
  const films = page.getByRole('link', { name: /1-frente-peliculas\.pdf/ })
  await films.waitFor()
  expect(await films.textContent()).toBe('1-frente-peliculas.pdfPelículas52 kB')
  expect(await films.getAttribute('href')).toMatch(/^\/files\/.+\/print\/1-frente-peliculas\.pdf$/)
  await isSound('the list of files')
  await page.close()
})

const chart = [
  { name: 'Rojo Club', code: 'R-12', hex: '#c81f30' },
  { name: 'Azul Río', code: 'A-7', hex: '#1b5a90' },
  { name: 'Verde cancha', code: 'V-3', hex: '#2e7d32' },
]

/** Orders of plain goods: here they are of printed and sewn ones. */
async function plantJobs(): Promise<void> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  await client.query(
    "select set_config('estampa.shop', (select id from shops where name = 'andina')::text, false)",
  )
  await client.query(
    `insert into production_jobs (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm,
       line_uuid, product_name, image)
     select o.shop_id, o.id, t.id, l.quantity, 1, 2, 100, 80, l.shopping_cart_uuid, l.product_name, l.image
     from orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
       join techniques t on t.shop_id = o.shop_id and t.key in ('screen_printing', 'embroidery')
     where o.shop_id = current_shop() and (o.number = $1 or o.number = $2 and t.key = 'screen_printing')`,
    [MADE, WAITING],
  )
  await plantArtwork(client)
  await client.query('insert into ink_charts (inks, saved_at) values ($1, now())', [JSON.stringify(chart)])
  await client.end()
}

/** What is decorated on each line, and three of the print files; their bytes are not there. */
async function plantArtwork(client: pg.Client): Promise<void> {
  await client.query(
    `update order_lines l set customization = jsonb_build_object('applicationDays', 2, 'views', (
       select jsonb_agg(jsonb_build_object('printing_area_id', 1, 'technique_id', t.id, 'colours', 2,
         'colour_names', '["#1557b0", "#ffffff"]'::jsonb, 'width_centimeters', 10, 'height_centimeters', 8,
         'thousandStitches', null, 'logo_id', null, 'design_id', null, 'position', null,
         'instructions', 'El azul es Pantone 286 C.', 'elements', '[]'::jsonb) order by t.id)
       from techniques t where t.shop_id = l.shop_id and t.key in ('screen_printing', 'embroidery')))
     from orders o where o.shop_id = current_shop() and o.number = any($1) and l.shop_id = o.shop_id and l.order_id = o.id`,
    [[MADE, WAITING]],
  )
  await client.query(
    `insert into order_artworks (shop_id, order_id, asked_at, ready_at, files)
     select o.shop_id, o.id, now(), now(), jsonb_agg(jsonb_build_object('kind', file.kind, 'name', file.name,
       'key', file.key, 'preview_key', file.key, 'bytes', 52000, 'shoppingCartUUID', null, 'printing_area_id', null))
     from orders o cross join lateral (
       select kind, name, format('shops/%s/orders/%s/%s', o.shop_id, o.id, path) as key
       from (values ('archive', 'pedido-2.zip', 'artwork.zip'), ('logo', 'marca.png', 'logos/1.png'),
         ('print_file', 'hoja-de-taller.pdf', 'print/hoja-de-taller.pdf'),
         ('print_file', '1-frente-peliculas.pdf', 'print/1-frente-peliculas.pdf'),
         ('print_file', '2-dorso.dst', 'print/2-dorso.dst')) made (kind, name, path)) file
     where o.shop_id = current_shop() and o.number = $1 group by o.shop_id, o.id`,
    [MADE],
  )
}
