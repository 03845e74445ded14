/** The techniques of a shop: shown, or made and changed by the JSON of the standard input. Amounts are in pesos. */
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { fromWire, toWire } from '@estampa/domain/money'
import { z } from 'zod'
import { listTechniques, saveTechnique } from '../../customization/customization.store.ts'
import { faultsOf } from '../../shops/config-faults.ts'
import { type CommandHandler, InvalidFields, readJson } from '../run-command.ts'
import { table } from '../staff/table.ts'
import { shopNamed } from './save-change.ts'

const amount = z.number().min(0).max(1e12)
const limit = z.number().positive().nullable()

const TechniqueSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/, 'una palabra en minúsculas, como screen_printing'),
  name: z.string().min(1).max(80),
  description: z.string().default(''),
  pricing: z.enum(['colour', 'area', 'stitches', 'flat']),
  bands: z.array(
    z.object({
      from: z.int().min(0),
      to: z.int().min(0).nullable(),
      scales: z
        .array(
          z.strictObject({ minimum_quantity: z.int().min(1), price: amount, next_price: amount.default(0) }),
        )
        .min(1),
    }),
  ),
  setUp: amount.nullable().default(null),
  setUpRepeat: amount.nullable().default(null),
  personFee: amount.optional(),
  minUnitsForPrinting: z.int().min(1).nullable().default(null),
  customizationUnderMinimumExtraCost: amount.nullable().default(null),
  maxColours: z.int().min(1).nullable().default(null),
  max_width_centimeters: limit.default(null),
  max_height_centimeters: limit.default(null),
  productionDays: z.int().min(0).max(365),
  isOffered: z.boolean().optional(),
  aliases: z.array(z.string().min(1).max(80)).optional(),
  isVectorOnly: z.boolean().optional(),
  hasWhiteBase: z.boolean().optional(),
  minimumDpi: z.int().min(1).max(1200).nullable().optional(),
})

const amountFields = ['setUp', 'setUpRepeat', 'personFee', 'customizationUnderMinimumExtraCost'] as const

export const techniquesCommand: CommandHandler = async (backend, words) => {
  const { name, config } = await shopNamed(backend, words)
  const { services } = backend
  const shop = await services.shops.byName(name)
  if (!shop) throw new Error(`La tienda ${name} no está configurada.`)
  if (words.positionals[1] !== 'set') {
    const kept = [...(await services.database.readInShop(shop.id, listTechniques)).values()].map(inPesos)
    const rows = kept.map(({ key, name: title, pricing, productionDays, setUp }) => {
      return [key, title, pricing, setUp === null ? '' : String(setUp), String(productionDays)]
    })
    return { text: table(['clave', 'nombre', 'precio por', 'preparación', 'días'], rows), data: kept }
  }
  const given = await readJson(words)
  const list = Array.isArray(given) ? given : [given]
  const faults = list.flatMap((one, at) => faultsOf(TechniqueSchema, one, `[${at}]`))
  if (faults.length > 0) throw new InvalidFields(faults)
  const drafts = list.map((one) => inCents(TechniqueSchema.parse(one)))
  const isRehearsal = words.values['dry-run'] === true
  if (!isRehearsal) {
    await services.database.inShop(shop.id, async (tx) => {
      for (const draft of drafts) await saveTechnique(tx, draft)
    })
  }
  const keys = drafts.map(({ key }) => key)
  const done = isRehearsal ? 'Ensayo, no se guardó' : 'Guardado'
  return {
    text: `${done} en ${config.name}: ${keys.join(', ')}.`,
    data: { shop: name, saved: !isRehearsal, keys },
  }
}

function inCents(technique: z.output<typeof TechniqueSchema>): Omit<ApplicationTechnique, 'id'> {
  return withAmounts(technique, fromWire)
}

function inPesos({ id: _, ...technique }: ApplicationTechnique) {
  return withAmounts(technique, toWire)
}

function withAmounts<Given extends Omit<ApplicationTechnique, 'id'>>(
  technique: Given,
  change: (amount: number) => number,
): Given {
  const changed = amountFields.map((field) => {
    const value = technique[field]
    return [field, value === null || value === undefined ? value : change(value)] as const
  })
  const bands = technique.bands.map((band) => ({
    ...band,
    scales: band.scales.map((scale) => {
      return { ...scale, price: change(scale.price), next_price: change(scale.next_price) }
    }),
  }))
  return { ...technique, ...Object.fromEntries(changed), bands }
}
