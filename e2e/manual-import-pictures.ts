/** The pictures of the chapter about imports: one list of a supplier from its columns to its undoing. */
import type { Page } from 'playwright-core'
import type { ManualPicture } from './manual-picture.ts'
import { main, press } from './manual-steps.ts'

const rows = [
  'Modelo;Producto;Rubro;Color;Lista s/IVA;Disponible',
  'NV-101;Nevera Brisa;Viaje;Rojo;15.200;40',
  'NV-102;Nevera Siesta;Viaje;Azul;18.000;sin stock',
  'NV-103;Lonchera Puerto;Viaje;Verde;consultar;25',
  'NV-104;Botella Arroyo;Botellas;Blanco;6.900;120',
]

async function sendList(page: Page): Promise<void> {
  const buffer = Buffer.from(rows.join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista-noviembre.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('Lo que te cuestan').check()
}

/** Somebody changes a product that came in, and comes back to the import. */
async function rename(page: Page, code: string, name: string): Promise<void> {
  const at = page.url()
  await page.goto(new URL(`../products?q=${code}`, at).href)
  await page.locator('a.row-link').first().click()
  await page.getByRole('grid', { name: 'Stock' }).waitFor()
  await page.getByLabel('Nombre').fill(name)
  await press(page, 'Guardar')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goto(at)
}

export const importPictures: readonly ManualPicture[] = [
  {
    file: 'importar-columnas.webp',
    path: 'imports',
    async show(page) {
      await sendList(page)
    },
    crop: main,
  },
  {
    file: 'importar-ensayo.webp',
    path: 'imports',
    async show(page) {
      await sendList(page)
      await press(page, 'Ensayar')
      await page.getByRole('heading', { name: 'Qué cambiaría' }).waitFor()
    },
    crop: main,
  },
  {
    file: 'importar-deshacer.webp',
    path: 'imports',
    async show(page) {
      await sendList(page)
      await press(page, 'Ensayar')
      await press(page, 'Importar 3 productos')
      await page.getByRole('heading', { name: 'Qué cambió' }).waitFor()
      await rename(page, 'NV-104', 'Botella Arroyo 750')
      await press(page, 'Deshacer…')
      await page.getByRole('heading', { name: 'Qué pasaría al deshacer' }).waitFor()
    },
    crop: main,
  },
  { file: 'importar.webp', path: 'imports', crop: main },
]
