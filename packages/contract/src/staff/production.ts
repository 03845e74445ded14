import { MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import { MAX_STAGES, paperSizes } from '@estampa/domain/production'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { PdfFile } from '../documents.ts'
import { CountingNumber, Id, QueryId, QueryInt, Text, TextLine, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'
import {
  exampleBoard,
  examplePosition,
  exampleProductionOrder,
  exampleWorkOrder,
} from './production-example.ts'
import {
  ProductionBoard,
  ProductionOrder,
  ProductionPosition,
  ProductionStage,
  WaivableCondition,
} from './production-order.ts'

const OrderNumber = QueryInt.pipe(z.int().min(1).max(999_999_999))
const Reason = Text(300).min(1)
/** The job that somebody saw, in the version in which they saw it. */
const SeenJob = z.object({ Id: Uuid, technique: Id, version: z.int().min(1) })
const jobRefusals = ['bad_token', 'not_found', 'production_job_moved', 'production_order_over'] as const
const seenJob = { Id: exampleOrderId, technique: 3, version: 2 }

const TechniqueStages = z.object({
  items: z.array(z.object({ technique: z.int(), name: z.string(), stages: z.array(ProductionStage) })),
})
const exampleStages = {
  items: [{ technique: 3, name: 'Serigrafía', stages: [{ key: 'films', name: 'Películas' }] }],
}

/** The calls of the workshop: what is to be made, where it stands and what it needs. None of them says an amount. */
export const staffProduction = {
  getProductionBoard: get('/api/services/app/Staff/GetProductionBoard', {
    summary:
      'Lo que hay que producir con una técnica, por etapa y con lo más urgente primero, y cuánto hay de cada técnica',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({
      /** Without it: the technique that has most to make. */
      technique: QueryId.optional(),
    }),
    gives: ProductionBoard,
    isSameForAll: true,
    example: { takes: { technique: '3' }, gives: exampleBoard },
  }),
  getProductionOrder: get('/api/services/app/Staff/GetProductionOrder', {
    summary:
      'Un pedido para el taller: productos con sus cantidades, qué se hace en cada lugar, condiciones, trabajos con su historia y archivos. Sin importes',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ number: OrderNumber }),
    gives: ProductionOrder,
    refuses: ['not_found'],
    example: { takes: { number: '42' }, gives: exampleProductionOrder },
  }),
  getWorkOrder: get('/api/services/app/Staff/GetWorkOrder', {
    summary:
      'La orden de trabajo de un pedido en PDF, como está ahora: qué se hace, cuánto, cómo y en qué etapa está. Sin importes ni domicilios',
    who: 'staff',
    permission: 'production.view',
    takes: z.object({ number: OrderNumber, paper: z.enum(paperSizes).default('A4') }),
    gives: PdfFile,
    refuses: ['not_found', 'busy', 'too_complex'],
    opens: 'none',
    example: { takes: { number: '42', paper: 'A4' }, gives: exampleWorkOrder },
  }),
  moveProductionJob: post('/api/services/app/Staff/MoveProductionJob', {
    summary:
      'Pasa un trabajo a otra etapa. El primero que empieza pone el pedido en producción; con el último terminado el pedido queda listo',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({ ...SeenJob.shape, to: Text(40).min(1) }),
    gives: ProductionPosition,
    refuses: [
      ...jobRefusals,
      'production_stage_unknown',
      'production_job_blocked',
      'production_payment_missing',
      'production_goods_missing',
      'production_proof_missing',
      'order_move_not_allowed',
    ],
    example: { takes: { ...seenJob, to: 'press' }, gives: examplePosition },
  }),
  blockProductionJob: post('/api/services/app/Staff/BlockProductionJob', {
    summary: 'Detiene un trabajo con un motivo: no se mueve hasta que alguien lo destraba',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({ ...SeenJob.shape, reason: Reason }),
    gives: ProductionPosition,
    refuses: jobRefusals,
    example: {
      takes: { ...seenJob, reason: 'Falta tinta blanca' },
      gives: { ...examplePosition, blocked: 'Falta tinta blanca' },
    },
  }),
  unblockProductionJob: post('/api/services/app/Staff/UnblockProductionJob', {
    summary: 'Deja seguir un trabajo que estaba detenido',
    who: 'staff',
    permission: 'production.edit',
    takes: SeenJob,
    gives: ProductionPosition,
    refuses: jobRefusals,
    example: { takes: seenJob, gives: examplePosition },
  }),
  waiveCondition: post('/api/services/app/Staff/WaiveCondition', {
    summary:
      'Deja producir un pedido sin su pago o sin su mercadería, con un motivo. La aprobación del boceto no se puede saltear',
    who: 'staff',
    permission: 'production.waive',
    takes: z.object({ Id: Uuid, condition: WaivableCondition, reason: Reason }),
    gives: ProductionOrder,
    refuses: [
      'bad_token',
      'not_found',
      'production_condition_met',
      'production_order_over',
      'order_move_not_allowed',
    ],
    example: {
      takes: { Id: exampleOrderId, condition: 'goods', reason: 'Llegó hoy, falta cargarla' },
      gives: exampleProductionOrder,
    },
  }),
  renameOrderInk: post('/api/services/app/Staff/RenameOrderInk', {
    summary:
      'Nombra o corrige una tinta de un pedido que todavía no se produce: los archivos de impresión se rehacen con ese nombre; el color, el pedido y el boceto quedan como estaban',
    who: 'staff',
    permission: 'production.edit',
    takes: z.object({
      Id: Uuid,
      line: Uuid,
      area: Id,
      hex: z.string().regex(/^#[0-9a-f]{6}$/),
      name: TextLine(MAX_INK_NAME_LENGTH).min(1),
    }),
    gives: ProductionOrder,
    refuses: [
      'bad_token',
      'not_found',
      'production_order_over',
      'ink_name_invalid',
      'ink_name_reserved',
      'ink_name_repeated',
    ],
    example: {
      takes: {
        Id: exampleOrderId,
        line: exampleOrderId,
        area: 12,
        hex: '#ffffff',
        name: 'Blanco tiza',
      },
      gives: exampleProductionOrder,
    },
  }),
  recordProofApproval: post('/api/services/app/Staff/RecordProofApproval', {
    summary:
      'Anota que quien compró aprobó el boceto por otro medio, con lo que lo prueba; la historia dice quién lo anotó',
    who: 'staff',
    permission: 'proofs.send',
    takes: z.object({ Id: Uuid, number: CountingNumber, evidence: Text(500).min(1) }),
    gives: ProductionOrder,
    refuses: ['bad_token', 'not_found', 'proof_outdated', 'proof_answered', 'order_move_not_allowed'],
    example: {
      takes: { Id: exampleOrderId, number: 1, evidence: 'Por WhatsApp, el 22 a las 10:30: «dale, así»' },
      gives: exampleProductionOrder,
    },
  }),
  getProductionStages: get('/api/services/app/Staff/GetProductionStages', {
    summary: 'Las etapas de producción de cada técnica',
    who: 'staff',
    permission: 'production.view',
    takes: Empty,
    gives: TechniqueStages,
    example: { takes: {}, gives: exampleStages },
  }),
  saveProductionStages: post('/api/services/app/Staff/SaveProductionStages', {
    summary:
      'Guarda las etapas de una técnica, o de todas. Lo que estaba en una etapa que se quita pasa a la anterior',
    who: 'staff',
    permission: 'production.configure',
    takes: z.object({
      technique: Id,
      /** Each technique of the shop gets these stages. */
      isForAll: z.boolean().default(false),
      stages: z
        .array(z.object({ key: Text(40).min(1).optional(), name: Text(40).min(1) }))
        .min(1)
        .max(MAX_STAGES),
    }),
    gives: TechniqueStages,
    refuses: ['not_found', 'production_stage_twice', 'production_stages_changed'],
    example: {
      takes: { technique: 3, isForAll: false, stages: [{ key: 'films', name: 'Películas' }] },
      gives: exampleStages,
    },
  }),
}
