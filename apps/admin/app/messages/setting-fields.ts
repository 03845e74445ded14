import { messageCatalog } from '@estampa/domain/messages'
import type { SellingField } from '@estampa/domain/shops/selling-rules'

/** How a rule of selling is called, and in one sentence what it changes and where. */
type FieldWords = { readonly label: string; readonly help: string; readonly unit?: string }
type FieldTable = Readonly<Record<SellingField, FieldWords>>

const fields: FieldTable = {
  registrationInShop: {
    label: 'Crear una cuenta',
    help: 'Con esto apagado, en la tienda no hay «Crear cuenta» y solo entra quien ya tiene una.',
  },
  loginInShop: {
    label: 'Iniciar sesión',
    help: 'Con esto apagado, nadie entra con su cuenta: la tienda queda como un catálogo.',
  },
  pricesInShop: {
    label: 'Mostrar los precios',
    help: 'Con esto apagado, ni la lista ni el producto ni el carrito dicen cuánto cuesta.',
  },
  buyAccionsInShop: {
    label: 'Comprar',
    help: 'Con esto apagado, el carrito no lleva al pago: solo se puede pedir una cotización.',
  },
  quotation: {
    label: 'Pedir cotizaciones',
    help: 'Con esto encendido, el carrito tiene «Pedir cotización» y lo pedido llega a Cotizaciones.',
  },
  guestCheckout: {
    label: 'Comprar sin cuenta',
    help: 'Con esto encendido, se compra con un correo y un código, sin crear una cuenta.',
  },
  isMultipleVariantDesigns: {
    label: 'El mismo producto con varios diseños',
    help: 'Con esto apagado, un producto está una sola vez en el carrito.',
  },
  showProductVideo: {
    label: 'Video del producto',
    help: 'La página del producto muestra su video, si lo tiene.',
  },
  showComplementaryInformation: {
    label: 'Información complementaria',
    help: 'La ficha del producto muestra también el texto complementario del proveedor.',
  },
  profitMultiplier: {
    label: 'Multiplicador de ganancia',
    help: 'El precio es el costo por este número: 1,45 suma un 45 % al costo. Vale para todo el catálogo.',
    unit: '× costo',
  },
  taxMultiplier: {
    label: 'Multiplicador de impuestos',
    help: 'El total es el precio por este número: 1,21 suma un 21 %.',
    unit: '× precio',
  },
  withTaxes: {
    label: 'Precios con impuestos incluidos',
    help: 'Con esto apagado, los precios dicen «+ impuestos» y el total los suma al final.',
  },
  roundPrice: {
    label: 'Redondeo',
    help: 'Hasta dónde se redondea cada precio, en la tienda y en los documentos.',
  },
  usePriceWithoutMinimun: {
    label: 'Vender por debajo del mínimo de una técnica',
    help: 'Con esto apagado, no se puede pedir menos que el mínimo de la técnica. Encendido, se puede, con su recargo.',
  },
  depositPercent: {
    label: 'Anticipo',
    help: 'La parte del total que se paga antes de producir. 100 es todo junto.',
    unit: '% del total',
  },
  quoteDays: {
    label: 'Validez de una cotización',
    help: 'Los días en que vale el precio de una cotización nueva. Las enviadas conservan los suyos.',
    unit: 'días',
  },
  closedDays: {
    label: 'Días en que no trabajan',
    help: 'Vacaciones, un inventario, una mudanza. La fecha de entrega que ve quien compra los saltea; los feriados del país ya se saltean.',
  },
  deliversOnCredit: {
    label: 'Entregar antes de cobrar el saldo',
    help: 'Con esto encendido, un pedido con anticipo se puede despachar antes de que pague el resto.',
  },
  mailsInvoice: {
    label: 'Copiar los correos a facturación',
    help: 'Los correos de un pedido llegan también al correo que se puso en la factura.',
  },
}

const chilean: Partial<FieldTable> = {
  taxMultiplier: {
    label: 'Multiplicador de impuestos',
    help: 'El total es el precio por este número: 1,19 suma un 19 %.',
    unit: '× precio',
  },
}

export const settingFieldMessages = messageCatalog({
  es: {
    fields,
    choices: {
      roundPrice: ['Al peso, sin centavos', 'A diez centavos', 'Al centavo'],
    } as Partial<Record<SellingField, readonly string[]>>,
  },
  cl: { fields: { ...fields, ...chilean } },
})
