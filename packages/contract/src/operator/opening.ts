import { countryCodes } from '@estampa/domain/countries'
import { offlineMethodCodes, templateIds } from '@estampa/domain/shops'
import { roleIds } from '@estampa/domain/staff'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { Text, TextLine } from '../wire.ts'

const Country = z.enum(countryCodes)
const ShopName = Text(60)
const OptionalEmail = z
  .string()
  .max(256)
  .regex(/^\s*([^\s@]+@[^\s@]+\.[^\s@]+)?\s*$/, 'Tiene que ser un correo, como hola@tienda.com.')
const mail = (text: string) => text.trim()

/** What whoever opens a shop says of it; empty texts say nothing. */
const NewShopAnswers = z.object({
  /** Its address: the first segment of its pages. */
  shop: ShopName,
  name: TextLine(60).min(1, 'Falta cómo se llama la tienda.'),
  country: Country,
  legalName: TextLine(120),
  taxId: TextLine(30),
  email: OptionalEmail.transform(mail),
  phone: TextLine(60),
  address: TextLine(200),
  hours: TextLine(120),
  template: z.literal(templateIds),
  color: z.string().regex(/^#[\da-f]{6}$/i, 'Tiene que ser un color, como #0b5d6b.'),
  /** Products with our own pictures to begin with, or none yet. */
  goods: z.enum(['sample', 'later']),
  /** Keys of the starter set. */
  techniques: z.array(TextLine(60)).max(40),
  withDeliveries: z.boolean(),
  payments: z.array(z.enum(offlineMethodCodes)).max(10),
  people: z
    .array(
      z.object({
        email: z
          .string()
          .max(256)
          .regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, 'Tiene que ser un correo, como ana@tienda.com.'),
        role: z.enum(roleIds),
      }),
    )
    .max(20),
})

const OpenedShop = z.object({ shop: z.string(), address: z.string() })

const exampleShop: z.input<typeof NewShopAnswers> = {
  shop: 'regalos',
  name: 'Regalos del Sur',
  country: 'ARG',
  legalName: 'Regalos del Sur SRL',
  taxId: '30-50001091-2',
  email: 'hola@regalos.example',
  phone: '+54 11 5555 0001',
  address: 'Av. Siempreviva 742, Buenos Aires',
  hours: 'Lunes a viernes de 9 a 18',
  template: 2,
  color: '#0b5d6b',
  goods: 'sample',
  techniques: ['screen_printing', 'laser'],
  withDeliveries: true,
  payments: ['TRF'],
  people: [{ email: 'tomas@regalos.example', role: 'sales' }],
}

export const openingCalls = {
  getStarterSet: get('/api/services/app/Operator/GetStarterSet', {
    summary: 'Con qué puede empezar una tienda de ese país: técnicas, envíos y productos de muestra',
    who: 'operator',
    takes: z.object({ country: Country }),
    gives: z.object({
      goods: z.int(),
      techniques: z.array(z.object({ key: z.string(), name: z.string(), description: z.string() })),
      zones: z.array(z.string()),
      /** Where the pages of shops begin. */
      publicUrl: z.string(),
    }),
    opens: 'none',
    example: {
      takes: { country: 'ARG' },
      gives: {
        goods: 24,
        techniques: [{ key: 'laser', name: 'Grabado láser', description: 'La luz graba metal.' }],
        zones: ['Buenos Aires', 'Patagonia'],
        publicUrl: 'https://regalos.example',
      },
    },
  }),
  checkShopName: get('/api/services/app/Operator/CheckShopName', {
    summary: 'Si una tienda nueva puede tener esa dirección; si no, por qué',
    who: 'operator',
    takes: z.object({ shop: ShopName }),
    gives: z.object({ problem: z.string().nullable() }),
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: { problem: 'Otra tienda ya tiene esa dirección.' } },
  }),
  openShop: post('/api/services/app/Operator/OpenShop', {
    summary:
      'Crea una tienda, que hasta que abra solo ve su gente; quien la crea la dirige y los demás reciben su invitación',
    who: 'operator',
    takes: NewShopAnswers,
    gives: OpenedShop,
    refuses: ['shop_name_format', 'shop_name_reserved', 'shop_name_taken'],
    opens: 'none',
    example: {
      takes: exampleShop,
      gives: { shop: 'regalos', address: 'https://regalos.example/regalos' },
    },
  }),
  cloneShop: post('/api/services/app/Operator/CloneShop', {
    summary:
      'Crea una tienda como otra: aspecto, reglas, técnicas, envíos y categorías; sin su gente, sus pedidos ni sus cuentas',
    who: 'operator',
    takes: z.object({
      from: ShopName,
      shop: ShopName,
      name: TextLine(60).min(1, 'Falta cómo se llama la tienda.'),
    }),
    gives: OpenedShop,
    refuses: ['shop_not_found', 'shop_name_format', 'shop_name_reserved', 'shop_name_taken'],
    opens: 'none',
    example: {
      takes: { from: 'pampa', shop: 'regalos', name: 'Regalos del Sur' },
      gives: { shop: 'regalos', address: 'https://regalos.example/regalos' },
    },
  }),
}
