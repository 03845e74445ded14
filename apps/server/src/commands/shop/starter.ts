/** What a shop that the console makes may begin with: the same as in the guide of the office. */
import type { ServerServices } from '../../services.ts'
import type { ShopToSave } from '../../shops/shops.store.ts'
import type { StarterSet } from '../../staff/starter-set.ts'
import { type CommandArguments, optionText } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'

const parts = ['goods', 'techniques', 'deliveries'] as const
export type StarterPart = (typeof parts)[number]

/** `--with goods,techniques,deliveries`. */
export function starterPartsOf(words: CommandArguments): StarterPart[] {
  const named = (optionText(words, 'with') ?? '').split(',').filter(Boolean)
  return named.map((name) => {
    const part = parts.find((one) => one === name)
    if (part) return part
    throw new InvalidArguments(`«${name}» no es de --with: van ${parts.join(', ')}, separados por comas.`)
  })
}

/** The shop with the starter's table of deliveries, where it was asked for. */
export function withDeliveries(
  shop: ShopToSave,
  starter: StarterSet,
  asked: readonly StarterPart[],
): ShopToSave {
  if (!asked.includes('deliveries')) return shop
  const rateTable = starter.deliveries(shop.config.environment, null)
  return { ...shop, rules: { ...shop.rules, rateTable } }
}

/** Saves the products and the techniques that were asked for in the shop of this number. */
export async function fillFromStarter(
  { database, files, starterSet }: Pick<ServerServices, 'database' | 'files' | 'starterSet'>,
  shop: ShopToSave & { id: number },
  asked: readonly StarterPart[],
): Promise<void> {
  const { environment } = shop.config
  const starter = await starterSet()
  const keys = asked.includes('techniques') ? starter.techniques(environment).map(({ key }) => key) : []
  const fill = await starter.prepare(files, { environment, techniques: keys, goods: asked.includes('goods') })
  await database.inShop(shop.id, fill)
}
