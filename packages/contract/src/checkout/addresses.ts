import { MAX_ADDRESSES } from '@estampa/domain/checkout'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { PlaceId } from '../countries.ts'
import { OrderInvoice } from '../orders/order.ts'
import { Text, Uuid } from '../wire.ts'

export const AddressLabel = Text(40)

/** The recipient of an order and the address. */
export const addresseeFields = {
  provinceFKId: PlaceId.optional(),
  cityFKId: PlaceId.optional(),
  locationFKId: PlaceId.optional(),
  zipCode: Text(12).default(''),
  name: Text(120),
  lastName: Text(120),
  phone: Text(40),
  email: Text(256),
  street: Text(160).default(''),
  streetNumber: Text(20).default(''),
  apartment: Text(40).default(''),
}

const SavedAddress = z.object({
  id: Uuid,
  /** How the customer calls it; may be empty. */
  label: z.string(),
  name: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  provinceFKId: z.string(),
  cityFKId: z.string(),
  locationFKId: z.string(),
  province: z.string(),
  city: z.string(),
  locality: z.string(),
  zipCode: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  apartment: z.string(),
  /** When the last order that went there was placed. */
  usedAt: z.iso.datetime().nullable(),
})

const sent = {
  label: 'Oficina',
  name: 'Lucía',
  lastName: 'Paz',
  phone: '11 2345 6789',
  email: 'lucia@empresa.example',
  provinceFKId: '06',
  cityFKId: '06014',
  locationFKId: '06014010',
  zipCode: '7021',
  street: 'Av. Mitre',
  streetNumber: '1200',
  apartment: '3 B',
}
const addressView = {
  ...sent,
  id: '4b8e1f0a-52c7-4d39-9a06-1e7c5f2d8b31',
  phone: '+5491123456789',
  province: 'Buenos Aires',
  city: 'Ayacucho',
  locality: 'Ayacucho',
  usedAt: '2026-11-20T14:03:00.000Z',
}
const billing = {
  name: 'Lucía',
  lastName: 'Paz',
  phone: '+5491123456789',
  email: 'lucia@empresa.example',
  document: '30500010912',
  direction: '',
  extra: { invoiceKind: 'responsable_inscripto', businessName: 'Bodega del Sur S.A.' },
}

const path = '/api/services/app/Customers'

/** The answers that a customer need not type again. */
export const addresses = {
  getAddresses: get(`${path}/GetAddresses`, {
    summary: 'Las direcciones que el cliente guardó, la última que usó primero',
    who: 'customer',
    takes: Empty,
    gives: z.object({ items: z.array(SavedAddress).max(MAX_ADDRESSES) }),
    refuses: ['no_token'],
    example: { takes: {}, gives: { items: [addressView] } },
  }),
  saveAddress: post(`${path}/SaveAddress`, {
    summary: 'Guarda una dirección, o cambia la que tiene ese Id; la misma dos veces es una sola',
    who: 'customer',
    takes: z.object({
      ...addresseeFields,
      Id: Uuid.optional(),
      label: AddressLabel.default(''),
      /** The id of a removed address that comes back. */
      usedAt: z.iso.datetime().nullable().optional(),
    }),
    gives: SavedAddress,
    refuses: ['no_token', 'not_found', 'invalid_checkout', 'place_not_found', 'too_many_addresses'],
    example: { takes: sent, gives: { ...addressView, usedAt: null } },
  }),
  removeAddress: post(`${path}/RemoveAddress`, {
    summary: 'Olvida una dirección guardada; los pedidos que fueron ahí la conservan',
    who: 'customer',
    takes: z.object({ Id: Uuid }),
    gives: z.object({}),
    refuses: ['no_token', 'not_found'],
    example: { takes: { Id: addressView.id }, gives: {} },
  }),
  getBillingData: get(`${path}/GetBillingData`, {
    summary: 'A quién se facturó el último pedido del cliente',
    who: 'customer',
    takes: Empty,
    gives: z.object({ orderInvoiceFK: OrderInvoice.nullable() }),
    refuses: ['no_token'],
    example: { takes: {}, gives: { orderInvoiceFK: billing } },
  }),
}
