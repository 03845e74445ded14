import { z } from 'zod'
import { get, post } from '../call.ts'
import { measureRefusals, rosterRefusals } from '../customization/designs.ts'
import { ChangedRow, exampleOrderChange, OrderContentView } from '../orders/change.ts'
import { priceRefusals } from '../pricing.ts'
import { CountingNumber, Money, Text, Uuid } from '../wire.ts'
import * as example from './example.ts'
import { StaffOrder } from './order.ts'

const MAX_LINES = 100
const MAX_ROWS = 200

/** A line of the order, or a new one of the product of its first sku. */
const ChangedLine = z
  .object({
    /** Of a line of the order; without it the line is new. */
    shoppingCartUUID: Uuid.optional(),
    /** Its variants and quantities; without them as the order has them. */
    rows: z
      .array(z.object({ sku: Text(60).min(1), quantity: z.int().min(1).max(1_000_000) }))
      .min(1)
      .max(MAX_ROWS)
      .optional(),
  })
  .refine(({ shoppingCartUUID, rows }) => shoppingCartUUID !== undefined || rows !== undefined, {
    error: 'Una línea nueva necesita sus productos.',
  })

/** What becomes of the order; what is not said stays as it is. */
const OrderChangeInput = z.object({
  Id: Uuid,
  /** The lines of the order in their order; those that are not here are taken out. */
  lines: z.array(ChangedLine).max(MAX_LINES).optional(),
  /** Who receives it and where, in the place to which it goes already. */
  address: z
    .object({
      name: Text(80),
      lastName: Text(80),
      phone: Text(40),
      email: Text(256),
      street: Text(120),
      streetNumber: Text(12),
      apartment: Text(40),
      zipCode: Text(10),
    })
    .optional(),
})

/** Why something cannot be done, as people read it. */
const Fault = z.object({ refusal: z.string(), sentence: z.string() })

const OrderChangePreview = z.object({
  version: z.int(),
  /** In the order in which they were asked for; those that are taken out come last. */
  lines: z.array(
    z.object({
      /** Null: a new line. */
      shoppingCartUUID: z.string().nullable(),
      status: z.enum(['kept', 'changed', 'added', 'removed']),
      productName: z.string(),
      isDecorated: z.boolean(),
      before: z.array(ChangedRow),
      /** Null where it cannot be so, or where the line is taken out. */
      after: z.array(ChangedRow).nullable(),
      fault: Fault.nullable(),
    }),
  ),
  before: OrderContentView,
  /** Null while a line cannot be so. */
  after: OrderContentView.nullable(),
  /** Why the whole cannot be done: no line is left, or nothing is changed. */
  fault: Fault.nullable(),
  /** The new total less the old one. */
  difference: Money,
  /** What that does: `owed` by the buyer, `owed_back` by the shop, or nothing. */
  effect: z.enum(['owed', 'owed_back', 'none']),
  /** The amount that is to be paid then, and the one that is to be given back. */
  toPay: Money,
  refundOwed: Money,
  /** It costs more: the buyer is asked first, unless their yes has come otherwise. */
  needsConsent: z.boolean(),
})

const changeRefusals = [
  'not_found',
  'order_not_changeable',
  'order_line_unknown',
  'order_left_empty',
  'line_repeated',
]

const exampleInput = {
  Id: example.exampleOrderId,
  lines: [
    {
      shoppingCartUUID: '0b5f2a77-91c4-4f4e-8d6a-2f7f6f9f1f10',
      rows: [{ sku: 'REM-27-AZ-M', quantity: 40 }],
    },
  ],
}
const { before, after, difference } = exampleOrderChange
const [lineBefore, lineAfter] = [before.lines[0], after.lines[0]]

export const staffOrderChanges = {
  getOrderVariants: get('/api/services/app/Staff/GetOrderVariants', {
    summary:
      'Las variantes que la tienda vende hoy de cada producto de un pedido, con lo que hay libre de cada una',
    who: 'staff',
    permission: 'orders.change',
    takes: z.object({ Id: Uuid }),
    gives: z.object({
      products: z.array(
        z.object({
          genericProductId: z.int(),
          /** A line of it may have several variants. */
          isCurve: z.boolean(),
          variants: z.array(z.object({ sku: z.string(), variantName: z.string(), stock: z.int() })),
        }),
      ),
    }),
    refuses: ['not_found'],
    example: {
      takes: { Id: example.exampleOrderId },
      gives: {
        products: [
          {
            genericProductId: 27,
            isCurve: true,
            variants: [{ sku: 'REM-27-AZ-M', variantName: 'Azul M', stock: 120 }],
          },
        ],
      },
    },
  }),
  previewOrderChange: post('/api/services/app/Staff/PreviewOrderChange', {
    summary:
      'Cómo quedaría un pedido que todavía no se produce si cambian sus líneas o su dirección: cada línea antes y después, los totales y lo que la diferencia le hace al dinero. Lo que no se toca conserva su precio; lo demás toma el de hoy. No guarda nada',
    who: 'staff',
    permission: 'orders.change',
    takes: OrderChangeInput,
    gives: OrderChangePreview,
    refuses: [...changeRefusals, 'invalid_checkout'],
    opens: 'none',
    example: {
      takes: exampleInput,
      gives: {
        version: 3,
        lines: [
          {
            shoppingCartUUID: lineBefore?.shoppingCartUUID ?? null,
            status: 'changed',
            productName: 'Remera de algodón peinado',
            isDecorated: false,
            before: lineBefore?.rows ?? [],
            after: lineAfter?.rows ?? [],
            fault: null,
          },
        ],
        before,
        after,
        fault: null,
        difference,
        effect: 'none',
        toPay: 182_952,
        refundOwed: 0,
        needsConsent: false,
      },
    },
  }),
  changeOrder: post('/api/services/app/Staff/ChangeOrder', {
    summary:
      'Cambia un pedido que todavía no se produce: líneas, talles, colores, cantidades, dirección. Mueve su stock, rehace sus trabajos y archivos, y deja en su historia lo que era y lo que es. Si cuesta lo mismo o menos se hace enseguida y quien compró recibe un correo; si cuesta más queda como propuesta hasta que quien compró la acepta, y el pedido sigue como estaba',
    who: 'staff',
    permission: 'orders.change',
    isVersioned: true,
    takes: OrderChangeInput.extend({
      /** The new total as the preview showed it: if it is another by now, nothing is done. */
      total: Money.optional(),
      /** Why, for the order's history and its buyer. */
      note: Text(300).default(''),
      /** How the buyer accepted what costs more, where they told so otherwise: «por teléfono, el martes, con Lucía». */
      evidence: Text(300).min(1).optional(),
    }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      ...changeRefusals,
      'order_changed',
      'order_change_empty',
      'order_change_differs',
      'out_of_stock',
      'invalid_checkout',
      'switched_off',
      ...priceRefusals.filter((code) => !changeRefusals.includes(code)),
      ...measureRefusals,
      'design_empty',
      'design_refused',
      ...rosterRefusals,
    ],
    opens: 'none',
    example: {
      takes: { ...exampleInput, total: 182_952, note: 'Lo pidió por correo' },
      gives: example.exampleStaffOrder,
    },
  }),
  acceptOrderChange: post('/api/services/app/Staff/AcceptOrderChange', {
    summary:
      'Anota que quien compró aceptó por otro medio un cambio que se le propuso, con lo que lo prueba: se hace a los precios de la propuesta',
    who: 'staff',
    permission: 'orders.change',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      number: CountingNumber,
      /** How and when they said so: «por teléfono, el martes, con Lucía». */
      evidence: Text(300).min(1),
    }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'order_change_closed',
      'order_not_changeable',
      'out_of_stock',
    ],
    example: {
      takes: { Id: example.exampleOrderId, number: 1, evidence: 'Por teléfono, el martes, con Lucía' },
      gives: example.exampleStaffOrder,
    },
  }),
}
