import { offlineMethodCodes } from '@estampa/domain/shops'
import { MOST_CLOSED_DAYS } from '@estampa/domain/shops/closed-days'
import {
  fitsSellingField,
  type SellingField,
  sellingFieldNames,
  sellingFieldOf,
  type sellingFields,
} from '@estampa/domain/shops/selling-rules'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { GeographicPlace } from '../countries.ts'
import { ClosedDays, PartnerPaymentMethod } from '../shops.ts'
import { Money, TextLine } from '../wire.ts'

const ClosedDayList = z.array(ClosedDays).max(MOST_CLOSED_DAYS)
type SchemaOf<Kind> = Kind extends 'switch'
  ? z.ZodBoolean
  : Kind extends 'whole'
    ? z.ZodInt
    : Kind extends 'days'
      ? typeof ClosedDayList
      : z.ZodString
type RuleSchemas = { [Name in SellingField]: SchemaOf<(typeof sellingFields)[Name]['kind']> }

const kinds = { switch: z.boolean(), whole: z.int(), multiplier: z.string(), days: ClosedDayList }

/** A value as it is stored, whether it would be taken today or not. */
const storedSchema = (name: SellingField) => kinds[sellingFieldOf(name).kind]

/** A value that the row of its field takes, with what would fit for whoever typed another. */
function takenSchema(name: SellingField): z.ZodType {
  const row = sellingFieldOf(name)
  if (row.kind === 'switch' || row.kind === 'days') return kinds[row.kind]
  const number = row.kind === 'whole' ? 'un número entero' : 'un número'
  const error = `Tiene que ser ${number} entre ${row.least} y ${row.most}.`
  const schema: z.ZodType = kinds[row.kind]
  return schema.refine((value) => fitsSellingField(name, value), { error })
}

function schemasOf(schemaOf: (name: SellingField) => z.ZodType): RuleSchemas {
  return Object.fromEntries(sellingFieldNames.map((name) => [name, schemaOf(name)])) as RuleSchemas
}

const SellingRules = z.object(schemasOf(storedSchema))
const Amount = Money.pipe(z.int().min(0).max(1e12))
const Weight = z.int().min(0).max(100_000_000)
const ChangedRules = z.object(schemasOf(takenSchema)).partial()
/** What the person saw of the fields that they change: only who wrote the same field meanwhile is in their way. */
const SeenRules = SellingRules.partial()

const AccountText = TextLine(120).nullable()
const WrittenMethod = z.object({
  name: TextLine(60).min(1, 'Falta cómo se llama en la tienda.'),
  holder: AccountText,
  bank: AccountText,
  CBU: AccountText,
  CUIT: AccountText,
  alias: AccountText,
  account: AccountText,
  RUT: AccountText,
})
const MethodCode = z.enum(offlineMethodCodes)
/** Null: the shop does not take it. */
const WrittenMethods = z.partialRecord(MethodCode, WrittenMethod.nullable())
const SeenMethods = z.partialRecord(MethodCode, PartnerPaymentMethod.nullable())

const Days = z.object({ min: z.int().min(0).max(999), max: z.int().min(0).max(999) })
const Zone = z.object({ name: TextLine(60).min(1), provinces: z.array(z.string().max(12)).max(60) })
const Band = z.object({ fromG: Weight, upToG: Weight.nullable(), price: Amount, extraPerKg: Amount })
const Rate = z.object({ zone: TextLine(60), delivery_time: Days, bands: z.array(Band).max(30) })
const Service = z.object({
  carrier: z.object({ id: z.int(), name: TextLine(80).min(1), logo: z.string().nullable() }),
  service_type: z.object({ id: z.int(), code: TextLine(40), name: TextLine(80) }),
  logistic_type: TextLine(40),
  rates: z.array(Rate).max(60),
  /** From this subtotal on it is free; null: never. */
  freeFrom: Amount.nullable(),
})
const PickupPoint = z.object({
  point_id: TextLine(40),
  description: TextLine(200),
  open_hours: TextLine(200),
  phone: TextLine(60),
  address: TextLine(200),
})
/** Zones of provinces, and what each service charges in them by weight. */
const ShippingTable = z.object({
  zones: z.array(Zone).max(60),
  services: z.array(Service).max(20),
  pickup: z
    .object({ name: TextLine(80), points: z.array(PickupPoint).max(50), delivery_time: Days })
    .nullable(),
})

export const ShopSettings = z.object({
  version: z.int(),
  rules: SellingRules,
  /** Those whose account the shop says itself. */
  paymentMethods: z.array(PartnerPaymentMethod),
  offersMercadoPago: z.boolean(),
  shipping: ShippingTable,
  provinces: z.array(GeographicPlace),
})

/** Why settings were not saved: who wrote the same fields, and what is stored now. */
export type SettingsConflict = {
  readonly fields: readonly string[]
  readonly who: string | null
  readonly settings: z.input<typeof ShopSettings>
}

const exampleRules: z.input<typeof SellingRules> = {
  registrationInShop: true,
  loginInShop: true,
  pricesInShop: true,
  buyAccionsInShop: true,
  quotation: true,
  guestCheckout: false,
  isMultipleVariantDesigns: true,
  showProductVideo: false,
  showComplementaryInformation: true,
  profitMultiplier: '1.45',
  taxMultiplier: '1.21',
  withTaxes: false,
  roundPrice: 2,
  usePriceWithoutMinimun: true,
  depositPercent: 50,
  quoteDays: 15,
  deliversOnCredit: false,
  mailsInvoice: false,
  closedDays: [{ from: '2027-01-04', until: '2027-01-15' }],
}

const exampleAccount = {
  name: 'Transferencia bancaria',
  holder: 'Pampa Promocional S.A.',
  bank: 'Banco de la Plaza',
  CBU: '01700992 20000067797370',
  CUIT: '30-50001091-2',
  alias: 'pampa.promo',
  account: null,
  RUT: null,
}

const exampleShipping = {
  zones: [{ name: 'Cerca', provinces: ['02'] }],
  services: [
    {
      carrier: { id: 7, name: 'Correo del Sur', logo: null },
      service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
      logistic_type: 'crossdock',
      freeFrom: 150_000,
      rates: [
        {
          zone: 'Cerca',
          delivery_time: { min: 2, max: 4 },
          bands: [{ fromG: 0, upToG: null, price: 4_500, extraPerKg: 900 }],
        },
      ],
    },
  ],
  pickup: null,
}

const exampleSettings: z.input<typeof ShopSettings> = {
  version: 31,
  rules: exampleRules,
  paymentMethods: [{ code: 'TRF', ...exampleAccount }],
  offersMercadoPago: true,
  shipping: exampleShipping,
  provinces: [{ id: '02', name: 'Ciudad Autónoma de Buenos Aires' }],
}

/** What a shop's owner decides about selling: the same fields that the command `shop` changes. */
export const staffShopSettings = {
  getShopSettings: get('/api/services/app/Staff/GetShopSettings', {
    summary: 'Las reglas con que vende la tienda y sus medios de pago y su tabla de envíos',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: ShopSettings,
    isVersioned: true,
    example: { takes: {}, gives: exampleSettings },
  }),
  saveSellingRules: post('/api/services/app/Staff/SaveSellingRules', {
    summary:
      'Cambia las reglas que se nombran y ninguna otra. Con lo que se vio de cada una, se rechaza solo si alguien cambió las mismas',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({ fields: ChangedRules, seen: SeenRules.optional() }),
    gives: ShopSettings,
    refuses: ['settings_changed'],
    isVersioned: true,
    example: {
      takes: { fields: { profitMultiplier: '1.45' }, seen: { profitMultiplier: '1.4' } },
      gives: exampleSettings,
    },
  }),
  savePaymentMethods: post('/api/services/app/Staff/SavePaymentMethods', {
    summary:
      'Cambia los medios de pago que se nombran; uno que va como null se deja de ofrecer. Cada número de cuenta se revisa con su dígito',
    who: 'staff',
    permission: 'shop.accounts',
    takes: z.object({ fields: WrittenMethods, seen: SeenMethods.optional() }),
    gives: ShopSettings,
    refuses: ['proof_needed', 'settings_changed'],
    isVersioned: true,
    needsProof: true,
    example: {
      takes: { fields: { TRF: exampleAccount }, seen: { TRF: null } },
      gives: exampleSettings,
    },
  }),
  saveShippingTable: post('/api/services/app/Staff/SaveShippingTable', {
    summary:
      'Reemplaza la tabla de envíos: zonas de provincias y, en cada una, cuánto cobra cada servicio según el peso',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({
      fields: z.object({ shipping: ShippingTable }),
      seen: z.object({ shipping: ShippingTable }).optional(),
    }),
    gives: ShopSettings,
    refuses: ['settings_changed'],
    isVersioned: true,
    example: { takes: { fields: { shipping: exampleShipping } }, gives: exampleSettings },
  }),
}
