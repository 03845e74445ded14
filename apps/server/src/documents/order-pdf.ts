/** An order as PDF, as it stands now: a new one where anything of it has changed. It is no invoice. */
import { orderStateNames } from '@estampa/contract/orders'
import { countries, localeOf } from '@estampa/domain/countries'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import { priceTexts } from '@estampa/domain/law'
import { numberText } from '@estampa/domain/messages/numbers'
import { type Minor, rateMinusOne, times } from '@estampa/domain/money'
import { amountOwedBack, amountToPay, splitOf } from '@estampa/domain/orders'
import { paymentMessages } from '@estampa/domain/payments'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { findOrder, type PlacedLine, type PlacedOrder } from '../orders/orders.store.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import { howToPay, paidParts, partiesOf } from './order-texts.ts'
import { pdfBranding } from './pdf-branding.ts'
import type { PdfContent, PdfGroup, PdfSum } from './pdf-content.ts'
import { catalogPicture, storedPicture } from './pdf-pictures.ts'
import { placeholderPicture } from './placeholder-picture.ts'
import { storePdf } from './store-pdf.ts'
import { longDateText, moneyOf, taxName } from './texts.ts'

const PICTURE_SIDE = 240

type OrderPdfContext = { readonly services: Services; readonly shop: Shop }

/** The key of its file. */
export function storeOrderPdf(context: OrderPdfContext, order: PlacedOrder, customerId: number) {
  const { services, shop } = context
  const { id } = order
  return storePdf(context, {
    kind: 'order',
    about: id,
    customerId,
    name: `pedido-${order.number}`,
    shows: order,
    compose: async () => {
      const found = await services.database.readInShop(shop.id, (tx) => findOrder(tx, id, customerId))
      return found && composeOrderPdf(context, found)
    },
  })
}

async function composeOrderPdf(context: OrderPdfContext, order: PlacedOrder): Promise<PdfContent> {
  const { services, shop } = context
  const { environment } = shop.config
  const country = countries[environment]
  const money = moneyOf(shop)
  return {
    look: await pdfBranding(services, shop),
    title: `Pedido n.º ${order.number}`,
    badge: orderStateNames[order.state],
    facts: [
      { name: 'Fecha', value: longDateText(new Date(order.placedAt), country) },
      { name: 'Medio de pago', value: order.payment.name },
      ...(order.purchaseOrder.number ? [{ name: 'Orden de compra', value: order.purchaseOrder.number }] : []),
      { name: 'Importes', value: `En ${priceTexts[environment].currency}` },
    ],
    parties: partiesOf(order, environment),
    columns: ['Cantidad', 'Precio unit.', 'Subtotal'],
    groups: await groupsOf(context, order),
    sums: sumsOf(order, shop, money),
    sumsNote: '',
    aside: howToPay(order, { country, money }),
    parts: [
      ...paidParts(order, { country, money }),
      ...(order.comment ? [{ title: 'Comentario', lines: order.comment.split('\n').filter(Boolean) }] : []),
    ],
    link: {
      url: `${shopAddress(shop, services.config.publicUrl)}/orders/detail/${order.id}`,
      title: 'Seguir el pedido en línea',
      text: 'El estado de cada paso, el boceto, los pagos y el envío, con la cuenta que hizo el pedido.',
    },
    notice: 'Este resumen no es una factura ni un comprobante de pago.',
  }
}

async function groupsOf({ services, shop }: OrderPdfContext, order: PlacedOrder): Promise<PdfGroup[]> {
  const { techniques, generics } = await services.database.readInShop(shop.id, async (tx) => ({
    techniques: await listTechniques(tx),
    generics: await findGenerics(tx, [
      ...new Set(order.lines.flatMap((line) => line.genericProductId ?? [])),
    ]),
  }))
  const lines = Map.groupBy(order.lines, (line) => line.shoppingCartUUID)
  const groups: PdfGroup[] = []
  for (const [uuid, rows] of lines) {
    const [first] = rows
    if (!first) continue
    const details = decorationsOf(first.customization, generics.get(first.genericProductId ?? 0), techniques)
    const picture = await pictureOf(services, order, uuid, first)
    groups.push(groupOf({ picture, rows, details }, moneyOf(shop)))
  }
  return groups
}

type OrderPdfLine = { picture: Buffer | null; rows: readonly PlacedLine[]; details: readonly string[] }

/** An order keeps what the goods of a line came to, and no unit prices of its sizes. */
function groupOf({ picture, rows, details }: OrderPdfLine, money: (amount: Minor) => string): PdfGroup {
  const sum = (of: (row: PlacedLine) => number) => rows.reduce((whole, row) => whole + of(row), 0)
  const [units, goods] = [sum(({ quantity }) => quantity), sum(({ priceBase }) => priceBase)]
  const made = sum(({ total, tax }) => total - tax) - goods
  const unit = rows.length === 1 && goods % units === 0 ? money(goods / units) : ''
  const texts = details.length === 0 && made !== 0 ? ['Personalización'] : details
  return {
    picture,
    name: rows[0]?.productName ?? '',
    cells: [numberText(units), unit, money(goods)],
    items: rows.map(({ variantName, sku, quantity }) => ({
      text: [variantName, sku].filter(Boolean).join(' · '),
      cells: rows.length === 1 ? [] : [numberText(quantity), '', ''],
    })),
    details: texts.map((text, index) => ({
      text,
      amount: made !== 0 && index === texts.length - 1 ? money(made) : '',
    })),
  }
}

async function pictureOf(
  { files }: Services,
  order: PlacedOrder,
  uuid: string,
  { image, productName }: PlacedLine,
) {
  const made = order.artwork.files.find((file) => file.kind === 'picture' && file.shoppingCartUUID === uuid)
  const own = made ? await storedPicture(files, made.key, PICTURE_SIDE) : null
  const found = own ?? (await catalogPicture(files, image ?? '', PICTURE_SIDE))
  return found ?? placeholderPicture(productName, '', PICTURE_SIDE)
}

function sumsOf(order: PlacedOrder, shop: Shop, money: (amount: Minor) => string): PdfSum[] {
  const { totals, shippingCost, discount, total, paid } = order
  const split = splitOf(order)
  const [toPay, owed] = [amountToPay(order), amountOwedBack(order)]
  const row = (name: string, amount: Minor, look: PdfSum['look'] = 'plain'): PdfSum => ({
    name,
    look,
    value: money(amount),
  })
  return [
    row(priceTexts[shop.config.environment].net, totals.subTotal),
    row(taxNameOf(order, shop), totals.taxes),
    ...(discount > 0 ? [{ ...row('Descuento', discount), value: `−${money(discount)}` }] : []),
    { name: 'Envío', value: shippingCost === 0 ? 'Sin cargo' : money(shippingCost), look: 'plain' },
    row('Total', total, 'total'),
    ...(paid > 0 ? [row('Pagado', paid)] : []),
    ...(split && split.depositDue > 0
      ? [
          row(
            `${paymentMessages[localeOf(shop.config.environment)].deposit} del ${split.percent} %`,
            split.depositDue,
          ),
        ]
      : []),
    ...(paid > 0 && toPay > 0 ? [row('Falta pagar', toPay, 'strong')] : []),
    ...(owed > 0 ? [row('A devolver', owed, 'strong')] : []),
  ]
}

/** The order keeps what the taxes came to; the rate is named where it is still the shop's. */
function taxNameOf({ totals, lines }: PlacedOrder, shop: Shop): string {
  const { taxMultiplier } = shop.rules
  const today = times(totals.subTotal, rateMinusOne(taxMultiplier))
  const isSame = Math.abs(today - totals.taxes) <= priceStepOf(shop) * lines.length
  return isSame ? taxName([taxMultiplier]) : taxName([])
}
