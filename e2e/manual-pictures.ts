/** The pictures of the manual: which screen, brought into which state, and what of it is shown. */
import { domainPictures } from './manual-domain-pictures.ts'
import { importPictures } from './manual-import-pictures.ts'
import { lookPictures } from './manual-look-pictures.ts'
import { mailTextPictures } from './manual-mail-text-pictures.ts'
import { openingPictures } from './manual-opening-pictures.ts'
import type { ManualPicture } from './manual-picture.ts'
import { productPictures } from './manual-product-pictures.ts'
import { choose, dialog, main, press, region } from './manual-steps.ts'
import { techniquePictures } from './manual-technique-pictures.ts'

/** In the order in which they are taken: what one does the next ones see. */
export const pictures: readonly ManualPicture[] = [
  { file: 'entrar.webp', path: '/auth', who: 'nobody', crop: main },
  {
    file: 'entrar-segundo-factor.webp',
    path: 'account',
    async show(page) {
      await press(page, 'Activar')
      await dialog(page).getByText('Si no puedes leerlo').waitFor()
    },
    crop: dialog,
  },
  ...openingPictures,
  { file: 'hoy.webp', path: 'today', who: 'mostrador' },
  {
    file: 'hoy-primeros-pasos.webp',
    path: 'today',
    who: 'mostrador',
    isNew: true,
    crop: region('Primeros pasos'),
  },
  { file: 'pedidos.webp', path: 'orders' },
  {
    file: 'pedidos-filtros.webp',
    path: 'orders',
    async show(page) {
      await press(page, 'Filtros')
      await page.getByLabel('Decoración').selectOption('yes')
    },
    crop: main,
  },
  {
    file: 'pedidos-tanda.webp',
    path: 'orders',
    async show(page) {
      await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
      await press(page, 'Mover a…')
      await dialog(page).getByLabel('Pasan a').selectOption({ label: 'En producción' })
      await dialog(page)
        .getByText(/Se moverán? /)
        .waitFor()
    },
    crop: dialog,
  },
  { file: 'un-pedido.webp', path: ({ approved }) => `orders/${approved}`, crop: main },
  {
    file: 'un-pedido-paso.webp',
    path: ({ approved }) => `orders/${approved}`,
    show: (page) => press(page, 'Pasar a producción'),
    crop: dialog,
  },
  {
    file: 'un-pedido-a-la-vez.webp',
    path: ({ making }) => `orders/${making}`,
    async show(page, { officeOrigin, orders: { making }, openColleague }) {
      await press(page, 'Marcar como listo')
      await dialog(page).getByRole('textbox', { name: /Nota/ }).fill('Caja 4, estante B')
      const other = await openColleague()
      await other.goto(`${officeOrigin}/andina/orders/${making}`)
      await press(other, 'Armar un paquete')
      await dialog(other).getByRole('textbox').first().fill('40')
      await dialog(other).getByRole('button', { name: 'Guardar' }).click()
      await dialog(other).waitFor({ state: 'detached' })
      await other.context().close()
      await dialog(page).getByRole('button', { name: 'Marcar como listo' }).click()
      await dialog(page).getByText('Mientras tanto alguien cambió este pedido').waitFor()
    },
    crop: dialog,
  },
  { file: 'bocetos.webp', path: ({ proofed }) => `orders/${proofed}`, crop: region('Bocetos') },
  {
    file: 'bocetos-enviar.webp',
    path: ({ proofed }) => `orders/${proofed}`,
    crop: (page) => page.getByRole('region', { name: 'Lo que sigue' }),
  },
  { file: 'mensajes.webp', path: ({ proofed }) => `orders/${proofed}`, crop: region('Mensajes') },
  {
    file: 'cambiar-un-pedido.webp',
    height: 900,
    path: ({ proofed }) => `orders/${proofed}/change`,
    async show(page) {
      const quantity = page.getByLabel(/^Cantidad de /).first()
      await quantity.fill(String(Number(await quantity.inputValue()) + 10))
      await page.getByText(/tendrá que pagar .* más/).waitFor()
    },
    crop: main,
  },
  { file: 'taller.webp', path: 'workshop', crop: main },
  { file: 'taller-telefono.webp', path: 'workshop', who: 'taller' },
  {
    file: 'taller-trabajo-telefono.webp',
    path: ({ approved }) => `workshop/${approved}`,
    who: 'taller',
  },
  { file: 'taller-trabajo.webp', path: ({ approved }) => `workshop/${approved}`, crop: main },
  { file: 'taller-etapas.webp', path: 'workshop/stages', crop: main },
  {
    file: 'envios-paquete.webp',
    path: ({ making }) => `orders/${making}`,
    async show(page) {
      await choose(page, 'Acciones del paquete 1', 'Corregir')
      await dialog(page).getByLabel('Quién lo lleva').fill('Reparto propio')
    },
    crop: dialog,
  },
  { file: 'envios.webp', path: ({ making }) => `orders/${making}`, crop: region('Despacho') },
  { file: 'dinero.webp', path: 'money', who: 'cuentas', crop: main },
  {
    file: 'dinero-pago.webp',
    path: ({ unpaid }) => `orders/${unpaid}`,
    show: (page) => choose(page, 'Más acciones', 'Registrar un pago'),
    crop: dialog,
  },
  { file: 'dinero-cierre.webp', path: 'money/closing', who: 'cuentas', crop: main },
  { file: 'cotizaciones.webp', path: 'quotes', crop: main },
  {
    file: 'cotizaciones-responder.webp',
    height: 1_000,
    path: 'quotes',
    async show(page) {
      await page.locator('a.row-link').first().click()
      await press(page, /^(Responder|Hacer otra versión)$/)
      await page.getByText('Vale hasta el').last().waitFor()
    },
    crop: main,
  },
  {
    file: 'cotizaciones-nueva.webp',
    height: 1_300,
    path: 'quotes/new',
    async show(page) {
      await page.getByLabel('Nombre').fill('Paula Soto')
      await page.getByLabel('Correo').fill('paula@empresa.example')
      await page.getByLabel('Agregar un producto').fill('tazón')
      await page
        .getByRole('button', { name: /en stock/ })
        .first()
        .click()
      await page.getByLabel(/^Cantidad de/).fill('40')
      await press(page, 'Agregar una línea libre')
      await page.getByRole('textbox', { name: 'Línea libre' }).fill('Caja de regalo')
      await page.getByLabel('Por unidad, sin imp.').fill('1.500')
      await page.getByText('Vale hasta el').waitFor()
    },
    crop: main,
  },
  {
    file: 'cotizaciones-pedido.webp',
    path: 'quotes',
    async show(page) {
      await page.locator('a.row-link').first().click()
      await press(page, 'Hacer el pedido')
      await dialog(page).getByLabel('Cómo dijo que sí').fill('Por teléfono, el martes a las 10, con Lucía.')
    },
    crop: dialog,
  },
  ...productPictures,
  ...techniquePictures,
  ...importPictures,
  { file: 'clientes.webp', path: 'customers', crop: main },
  {
    file: 'clientes-uno.webp',
    path: 'customers',
    async show(page) {
      await page.locator('a.row-link').first().click()
      await page.getByRole('button', { name: 'Más acciones' }).waitFor()
    },
    crop: main,
  },
  {
    file: 'clientes-unir.webp',
    path: 'customers?q=compras',
    async show(page) {
      await page.locator('a.row-link').first().click()
      await choose(page, 'Más acciones', 'Unir con otro correo')
      await dialog(page).getByLabel('El otro correo').fill('sucursal@andina.demo')
      await dialog(page).getByRole('button', { name: 'Ver qué pasa' }).click()
      await dialog(page).getByText('Su contraseña', { exact: false }).waitFor()
    },
    crop: dialog,
  },
  { file: 'cifras.webp', path: 'figures?span=quarter', who: 'cuentas', height: 1_000 },
  { file: 'correos.webp', path: 'mails', crop: main },
  {
    file: 'correos-uno.webp',
    path: 'mails',
    height: 1_000,
    async show(page) {
      await page
        .getByRole('link', { name: /pedido/i })
        .and(page.locator('.row-link'))
        .first()
        .click()
      await page.locator('iframe').waitFor()
    },
  },
  { file: 'equipo.webp', path: 'people', crop: main },
  { file: 'equipo-invitar.webp', path: 'people', show: (page) => press(page, 'Invitar'), crop: dialog },
  { file: 'equipo-cambios.webp', path: 'changes', crop: main },
  { file: 'ajustes.webp', path: 'settings', crop: main },
  { file: 'ajustes-precios.webp', path: 'settings/prices', crop: main },
  {
    file: 'ajustes-envios.webp',
    path: 'settings/shipping',
    show: (page) => page.getByRole('combobox').first().selectOption({ index: 3 }),
  },
  {
    file: 'avisos-buscar.webp',
    path: 'today',
    async show(page) {
      await page.keyboard.press('Control+k')
      await dialog(page).getByRole('combobox').fill('soto')
      await dialog(page)
        .getByRole('option', { name: /Pedido/ })
        .first()
        .waitFor()
    },
    crop: dialog,
  },
  {
    file: 'avisos-teclas.webp',
    path: 'today',
    show: (page) => page.keyboard.press('?'),
    crop: dialog,
  },
  {
    file: 'avisos.webp',
    path: 'today',
    async show(page) {
      await press(page, /^Avisos/)
      await page.getByRole('dialog', { name: 'Avisos' }).getByRole('link').first().waitFor()
    },
    crop: dialog,
  },
  { file: 'avisos-elegir.webp', path: 'account', crop: region('Avisos') },
  // a shop that has published looks otherwise in whatever is taken after
  ...domainPictures,
  ...mailTextPictures,
  ...lookPictures,
]
