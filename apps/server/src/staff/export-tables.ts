/** The tables of exports: their columns, and a row of each. */
import { orderStateNames } from '@estampa/contract/orders'
import type { Minor } from '@estampa/domain/money'
import type { OrderMoneyState, PaymentState } from '@estampa/domain/orders/order-payments'
import { paymentMethodOf } from '@estampa/domain/shops'
import type { SpreadsheetColumn, SpreadsheetRow } from '../files/spreadsheet/cells.ts'
import type { ExportedCustomer, ExportedMove, ExportedOrder } from './exports.store.ts'

type Kind = SpreadsheetColumn['kind']
const column = (title: string, kind: Kind = 'text'): SpreadsheetColumn => ({ title, kind })

export const orderColumns = [
  column('N.º', 'count'),
  column('Recibido', 'moment'),
  column('Estado'),
  column('Pago'),
  column('Comprador'),
  column('Empresa'),
  column('Correo'),
  column('Razón social'),
  column('Documento'),
  column('Unidades', 'count'),
  column('Entrega'),
  column('Subtotal', 'amount'),
  column('Impuestos', 'amount'),
  column('Envío', 'amount'),
  column('Descuento', 'amount'),
  column('Total', 'amount'),
  column('Pagado', 'amount'),
  column('Medio de pago'),
  column('Orden de compra'),
  column('Prometido', 'moment'),
]

const moneyStateNames: Readonly<Record<OrderMoneyState, string>> = {
  unpaid: 'Sin pagar',
  in_review: 'Por revisar',
  partial: 'Pago parcial',
  paid: 'Pagado',
  refunded: 'Devuelto',
}

export const toOrderRow = (order: ExportedOrder): SpreadsheetRow => [
  order.number,
  order.placed,
  orderStateNames[order.state],
  moneyStateNames[order.moneyState],
  order.name,
  order.company,
  order.email,
  order.invoiceName,
  order.taxId,
  order.units,
  order.isCollected ? 'Retiro' : 'Envío',
  order.subTotal,
  order.taxes,
  order.shipping,
  order.discount,
  order.total,
  order.paid,
  paymentMethodOf(order.method).name,
  order.purchaseOrder,
  order.promised,
]

export const moveColumns = [
  column('Fecha', 'moment'),
  column('Pedido', 'count'),
  column('Movimiento'),
  column('Razón social'),
  column('Documento'),
  column('Neto', 'amount'),
  column('Impuestos', 'amount'),
  column('Total', 'amount'),
  column('Medio de pago'),
  column('Referencia'),
  column('Estado del pago'),
]

const paymentStateNames: Readonly<Partial<Record<PaymentState, string>>> = {
  approved: 'Aprobado',
  refunded: 'Devuelto',
  charged_back: 'Contracargo',
}

/** Its taxes are its share of those of its order, in whole coins of the currency: `step` minor units. */
export const toMoveRow = (move: ExportedMove, step: Minor): SpreadsheetRow => {
  const taxes = shareOf(move, step)
  return [
    move.moment,
    move.number,
    move.amount > 0 ? 'Pago' : 'Devolución',
    move.name,
    move.taxId,
    move.amount - taxes,
    taxes,
    move.amount,
    paymentMethodOf(move.method).name,
    move.reference,
    paymentStateNames[move.state] ?? '',
  ]
}

const shareOf = ({ amount, taxes, total }: ExportedMove, step: Minor): Minor =>
  total === 0 ? 0 : Math.sign(amount) * step * Math.round((Math.abs(amount) * taxes) / total / step)

export const customerColumns = [
  column('Nombre'),
  column('Empresa'),
  column('Correo'),
  column('Teléfono'),
  column('Cuenta'),
  column('Desde', 'moment'),
  column('Pedidos', 'count'),
  column('Comprado', 'amount'),
  column('Último pedido', 'moment'),
]

export const toCustomerRow = (customer: ExportedCustomer): SpreadsheetRow => [
  customer.name,
  customer.company,
  customer.email,
  customer.phone,
  customer.hasAccount ? 'Con cuenta' : 'Sin cuenta',
  customer.since,
  customer.orders,
  customer.ordered,
  customer.lastOrder,
]
