import { sentenceOf } from '@estampa/contract/refusals'
import { countries, localeOf } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import { namedActor, type StaffActor } from '../../staff/people.ts'
import { findStaffByEmail, listStaff } from '../../staff/staff.store.ts'
import type { OpenShop } from '../open-shop.ts'
import { InvalidArguments, type StaffCommandArguments } from './read-arguments.ts'

/** Where somebody of the shop works from: its database and files, and how they type a password. */
export type CommandContext = Pick<OpenShop, 'services' | 'shop'> & {
  password: () => Promise<string>
  /** Whether the person really wants what cannot be taken back. */
  confirm: (question: string) => Promise<boolean>
}

/** The output of a command, for people and for programs. `data` of a list is one flat object for each row. */
export type StaffCommandOutput = { readonly text: string; readonly data: unknown }

/** A command of this file's neighbours. */
export type StaffCommandHandler = (
  context: CommandContext,
  words: StaffCommandArguments,
) => Promise<string | StaffCommandOutput>

/** The value, or the sentence of the refusal as an error. */
export function valueOrThrow<T>({ shop }: Pick<CommandContext, 'shop'>, value: T | Refusal): T {
  if (!isRefusal(value)) return value as T
  const spoken = Object.entries(value).map(([key, one]) => {
    const isMoney = typeof one === 'number' && ['deposit', 'paid', 'restDue'].includes(key)
    return [key, isMoney ? formatPriceText(one, shop.config.roundPrice) : one]
  })
  throw new Error(sentenceOf(Object.fromEntries(spoken) as Refusal, localeOf(shop.config.environment)))
}

export function inShop<T>(
  { services, shop }: CommandContext,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return services.database.inShop(shop.id, work)
}

/** The person who acts: the one who is named, or the only one there is. */
export async function actor(context: CommandContext, { values }: StaffCommandArguments): Promise<StaffActor> {
  const { services, shop } = context
  return services.database.readInShop(shop.id, async (tx) => {
    const named = values.as && (await findStaffByEmail(tx, values.as))
    if (named) return namedActor(named)
    if (values.as) throw new Error(`Nadie de ${shop.name} tiene el correo ${values.as}.`)
    const [only, ...others] = (await listStaff(tx)).filter(({ disabled_at }) => disabled_at === null)
    if (!only) throw new Error(`${shop.name} todavía no tiene personas: con «add» se agrega una.`)
    if (others.length > 0)
      throw new InvalidArguments('Hay varias personas: con --as <correo> se dice quién actúa.')
    return namedActor(only)
  })
}

/** With `--as` it is somebody who works there, whether the command writes or only reads. */
export async function checkActor(context: CommandContext, words: StaffCommandArguments): Promise<void> {
  if (words.values.as !== undefined) await actor(context, words)
}

/** Asks before what cannot be taken back; `--yes` has answered already. */
export async function confirmFirst(
  context: CommandContext,
  words: StaffCommandArguments,
  question: string,
): Promise<void> {
  if (words.values.yes || (await context.confirm(question))) return
  throw new Error('No se hizo nada.')
}

export function money({ shop }: Pick<CommandContext, 'shop'>): (amount: Minor | null) => string {
  return (amount) => (amount === null ? '' : formatPriceText(amount, shop.config.roundPrice))
}

/** «21/11/2026 14:05», by the shop's clock. */
export function moment({ shop }: Pick<CommandContext, 'shop'>): (at: Date | string) => string {
  const { timeZone, language } = countries[shop.config.environment]
  const format = new Intl.DateTimeFormat(language, {
    ...({ timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
  })
  return (at) => format.format(new Date(at)).replace(',', '')
}

/** Address of a private file, good for an hour. */
export function addressIn({ services }: Pick<CommandContext, 'services'>): (path: string) => string {
  return (path) => `${services.config.publicUrl}${path}`
}

export const viewContext = ({ services, shop }: CommandContext) => ({ services, shop, now: services.now() })
