import type { CommandHandler, CommandSet } from '../run-command.ts'

/** The help is shown without reading what the commands need. */
const work =
  (
    name:
      | 'showProductCommand'
      | 'priceCommand'
      | 'stockCommand'
      | 'sizesCommand'
      | 'hideCommand'
      | 'restoreCommand',
  ): CommandHandler =>
  async (...given) =>
    (await import('./handlers.ts'))[name](...given)

export const productCommands: CommandSet = {
  name: 'product',
  texts: ['from', 'family'],
  commands: {
    show: {
      as: '<tienda> <código>',
      does: 'un producto con sus variantes, costos, stock y lo reservado',
      work: work('showProductCommand'),
    },
    price: {
      as: '<tienda> <código | sku> <costo> [--from 50]',
      does: 'el costo de todas sus variantes o de una; con --from, el de la escala que empieza en esa cantidad',
      work: work('priceCommand'),
    },
    stock: {
      as: '<tienda> <sku> <unidades>',
      does: 'cuántas hay de una variante',
      work: work('stockCommand'),
    },
    sizes: {
      as: '<tienda> <código | --family CATEGORÍA> <guía | ninguna>',
      does: 'cuánto mide cada talle, en cm: «S: ancho 48, largo 70; M: ancho 51, largo 72»; la de una categoría vale para sus productos sin guía propia',
      work: work('sizesCommand'),
    },
    hide: {
      as: '<tienda> <código | sku>',
      does: 'deja de mostrar un producto, o de ofrecer una variante',
      work: work('hideCommand'),
    },
    restore: { as: '<tienda> <código | sku>', does: 'lo vuelve a mostrar', work: work('restoreCommand') },
  },
  notes: [
    '--json      la respuesta, o el error, como JSON',
    '--dry-run   dice qué cambiaría y no guarda nada',
    '',
    'El precio de venta es el costo por rules.profitMultiplier de la tienda. Muchos productos a la vez: npm run import.',
  ],
}
