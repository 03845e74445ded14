import { z } from 'zod'
import { get } from '../call.ts'
import { QueryId } from '../wire.ts'

/** What was done: somebody changed it, or a schedule, a run over many products, or an import did. */
const Deed = z.discriminatedUnion('kind', [
  /** `call` as in the contract; also `showAsScheduled` and `hideAsScheduled`, of whoever had planned it. */
  z.object({ kind: z.literal('change'), call: z.string() }),
  z.object({ kind: z.literal('run'), run: z.int(), isUndo: z.boolean() }),
  z.object({
    kind: z.literal('import'),
    /** The file, or what the import is called. */
    source: z.string(),
    /** The import in the office; null: it was made on the console. */
    import: z.int().nullable(),
    isNew: z.boolean(),
    isUndo: z.boolean(),
  }),
])

/** What became of a product, from wherever it was changed. */
export const staffProductHistory = {
  getProductHistory: get('/api/services/app/Staff/GetProductHistory', {
    summary:
      'Qué cambió de un producto, lo más nuevo primero: lo que hizo cada persona, lo programado, las tandas y las importaciones, con su antes y su después',
    who: 'staff',
    permission: 'changes.view',
    takes: z.object({
      Id: QueryId,
      /** The `id` of the last one that is known: those before it. */
      before: z
        .string()
        .regex(/^\d{1,17}-\d-\d{1,18}$/)
        .optional(),
    }),
    gives: z.object({
      name: z.string(),
      items: z.array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          who: z.string(),
          deed: Deed,
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
        }),
      ),
      hasMore: z.boolean(),
    }),
    refuses: ['not_found'],
    example: {
      takes: { Id: 812 },
      gives: {
        name: 'Tazón de cerámica Aurora',
        items: [
          {
            id: '1795693200000000-1-3',
            at: '2026-11-26T15:00:00.000Z',
            who: 'Ana Ventas',
            deed: { kind: 'run', run: 3, isUndo: false },
            before: { tiers: ['MUG-11: 1 u. $ 1.000'] },
            after: { tiers: ['MUG-11: 1 u. $ 1.080'] },
          },
        ],
        hasMore: false,
      },
    },
  }),
}
