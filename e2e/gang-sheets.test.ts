/** Gang sheets in a browser: andina's workshop puts the art of two orders on one film. */
import { excuseFromLedger } from '@estampa/server/test/ledger'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
let numbers: number[] = []
beforeAll(async () => {
  // this file prints orders of andina on film
  demo = await openOwnDemo()
  numbers = await plantFilm()
})
afterAll(() => demo?.close())

const PATH = 'andina/workshop/gang-sheets'

test('pieces are chosen, a sheet is made of them by keyboard alone, seen, and undone [DEC-07]', async () => {
  const { page, isSound } = await openOffice(demo, { name: 'taller' })
  await page.goto(`${demo.server.officeOrigin}/andina`)
  await page.getByRole('link', { name: 'Hojas de film' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hojas de film' }).waitFor()
  const [first = 0] = numbers
  const make = page.getByRole('button', { name: 'Armar la hoja' })
  await make.click()
  await page.getByText('Elige al menos una pieza.').waitFor()
  await page.getByRole('checkbox', { name: 'Elegir todo' }).focus()
  await page.keyboard.press('Space')
  const copies = page.getByRole('textbox', { name: new RegExp(`Copias de Pedido ${first}-1`) })
  await copies.fill('9999')
  await make.focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Quedan \d+\.$/).waitFor()
  await expect.poll(() => copies.evaluate((field) => field === document.activeElement)).toBe(true)
  await isSound('with a fault at its field')
  await copies.fill('4')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 3, name: 'Hoja 1' }).waitFor()
  const download = page.getByRole('link', { name: 'PDF de la hoja 1' })
  await download.waitFor({ timeout: 60_000 })
  const file = await page
    .context()
    .request.get(demo.server.officeOrigin + (await download.getAttribute('href')))
  expect(file.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: 'Ver la hoja 1' }).click()
  const preview = page.getByRole('img', { name: 'Cómo quedan las piezas en la hoja 1' })
  await preview.waitFor()
  expect(await preview.locator('use').count()).toBeGreaterThanOrEqual(8)
  await keepPicture(page, 'SHEET_PICTURES', 'sheet')
  await isSound('with a sheet and its preview')
  await page.getByRole('button', { name: 'Deshacer la hoja' }).click()
  await page.getByText('La hoja 1 se deshizo: sus piezas están libres.').waitFor()
  await page.getByText('Todavía no hay hojas.').waitFor()
  await page.close()
})

test('a printed sheet cannot be undone, and its order says its meters, to the owner with their cost [DEC-07]', async () => {
  const { page } = await openOffice(demo, { name: 'ventas' })
  await page.goto(`${demo.server.officeOrigin}/${PATH}`)
  await page.getByRole('button', { name: 'Precio del film' }).click()
  await page.getByRole('textbox', { name: 'Metro de 55 cm' }).fill('7.400')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Precios guardados.').waitFor()
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check()
  await page.getByRole('button', { name: 'Armar la hoja' }).click()
  await page.getByRole('button', { name: 'Ya se imprimió' }).click({ timeout: 60_000 })
  await page.getByText('Impresa', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Deshacer la hoja' }).count()).toBe(0)
  await page.getByText('Nada por ahora').waitFor()
  const film = /\d,\d+ m de film/
  await page.goto(`${demo.server.officeOrigin}/andina/workshop/${numbers[0]}`)
  await page.getByText(/\d,\d+ m de film · \$\s[\d.]+/).waitFor()
  await page.close()
  const workshop = await openOffice(demo, { name: 'taller' })
  await workshop.page.goto(`${demo.server.officeOrigin}/andina/workshop/${numbers[0]}`)
  await workshop.page.getByText(film).first().waitFor()
  expect(await workshop.page.getByText(/\$/).count()).toBe(0)
  await workshop.page.close()
})

test.each(phoneFirst)('the sheets are sound at %i px [DEC-07]', async (width) => {
  const { page, isSound } = await openOffice(demo, { width, name: 'taller' })
  await page.goto(`${demo.server.officeOrigin}/${PATH}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Ver la hoja 2' }).click()
  await page.getByRole('img', { name: /hoja 2/ }).waitFor()
  await keepPicture(page, 'SHEET_PICTURES', `sheets-${width}`)
  await isSound(PATH)
  await page.close()
})

/** Two orders of plain goods: here they are made in DTF, with words in their first print area. */
async function plantFilm(): Promise<number[]> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  await client.query(
    "select set_config('estampa.shop', (select id from shops where name = 'andina')::text, false)",
  )
  const { rows } = await client.query<{ id: string; number: number }>(
    `with chosen as (
       select o.shop_id, o.id, o.number from orders o where o.shop_id = current_shop()
         and exists (select from order_lines l join generics g on g.shop_id = l.shop_id and g.id = l.generic_product_id
           where l.shop_id = o.shop_id and l.order_id = o.id
             and jsonb_array_length(g.document -> 'printing_areas') > 0)
       order by o.number limit 2
     ), moved as (
       update orders o set state = 'in_production', is_decorated = true from chosen
       where o.shop_id = chosen.shop_id and o.id = chosen.id
     ), jobs as (
       insert into production_jobs (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm,
         line_uuid, product_name)
       select distinct on (c.id) c.shop_id, c.id, t.id, l.quantity, 1, 1, 60, 20, l.shopping_cart_uuid, l.product_name
       from chosen c join order_lines l on l.shop_id = c.shop_id and l.order_id = c.id
         join techniques t on t.shop_id = c.shop_id and t.key = 'dtf'
       order by c.id, l.position
       on conflict do nothing
     ), decorated as (
       update order_lines l set customization = jsonb_build_object('applicationDays', 2, 'views', jsonb_build_array(
         jsonb_build_object('printing_area_id', g.document #> '{printing_areas,0,id}', 'technique_id', t.id, 'colours', 1,
           'colour_names', '[]'::jsonb, 'width_centimeters', 6, 'height_centimeters', 2, 'thousandStitches', null,
           'logo_id', null, 'design_id', null, 'position', null, 'instructions', '',
           'elements', jsonb_build_array($1::jsonb || jsonb_build_object('text', 'Feria ' || c.number)))))
       from chosen c, generics g, techniques t
       where l.shop_id = c.shop_id and l.order_id = c.id and g.shop_id = l.shop_id and g.id = l.generic_product_id
         and t.shop_id = l.shop_id and t.key = 'dtf'
     )
     select id, number from chosen order by number`,
    [JSON.stringify(words)],
  )
  await client.end()
  // planted in production: no history led there
  for (const { id } of rows) excuseFromLedger(`order ${id}`)
  return rows.map((row) => row.number)
}

const words = {
  id: 'texto',
  name: 'Feria',
  type: 'text',
  font: 'montserrat',
  size: 10,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#d0202e',
  outline: null,
  curve: null,
  x: 40,
  y: 30,
  width: 60,
  height: 14,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}
