import { randomBytes } from 'node:crypto'
import { NewPassword } from '@estampa/contract/customers'
import { type RoleId, roleIds } from '@estampa/domain/staff'
import { z } from 'zod'
import { addPerson, disablePerson } from '../../staff/people.ts'
import { findStaffByEmail, listStaff } from '../../staff/staff.store.ts'
import { type CommandContext, moment, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { InvalidArguments, readOne, readText } from './read-arguments.ts'
import { table } from './table.ts'

const Email = z.string().trim().toLowerCase().max(256).pipe(z.email())

/** Adds a person, or gives one who is known another password. */
export const addCommand: StaffCommandHandler = async (context, { positionals, values }) => {
  const { services, shop, password } = context
  const email = Email.safeParse(positionals[0])
  if (!email.success) throw new InvalidArguments('Falta el correo de la persona.')
  const name = readText(values.name, 'el nombre (--name)', 120)
  const role = roleIn(values.role)
  const typed = (await password()).split(/\r?\n/)[0] ?? ''
  const chosen = typed === '' ? generated() : typed
  const checked = NewPassword.safeParse(chosen)
  if (!checked.success) throw new Error(checked.error.issues.map(({ message }) => message).join('\n'))
  if (values['dry-run']) return rehearsedAddition(context, { email: email.data, name })
  const person = { email: email.data, name, password: chosen, role }
  valueOrThrow(context, await addPerson(services.database, shop.id, person, services.now()))
  const done = `${name} <${email.data}> puede entrar en ${shop.name}.`
  return typed === '' ? `${done}\nContraseña, que no se vuelve a mostrar: ${chosen}` : done
}

function roleIn(typed: string | undefined): RoleId | undefined {
  return typed === undefined ? undefined : readOne(typed, roleIds, 'La función (--role)')
}

async function rehearsedAddition(
  { services, shop }: CommandContext,
  { email, name }: { email: string; name: string },
) {
  const known = await services.database.readInShop(shop.id, (tx) => findStaffByEmail(tx, email))
  const what = known ? 'cambiaría la contraseña de' : 'podría entrar'
  return `Ensayo, no se guardó: ${what} ${name} <${email}> en ${shop.name}.`
}

/** 16 signs of 64: 96 bits; with one of each kind that passwords must have. */
const generated = () => `${randomBytes(12).toString('base64url')}aA1`

export const disableCommand: StaffCommandHandler = async (context, { positionals, values }) => {
  const { services, shop } = context
  const email = readText(positionals[0], 'el correo de la persona')
  const isRehearsal = values['dry-run'] === true
  const isDone = await services.database.inShop(shop.id, async (tx) =>
    isRehearsal
      ? (await findStaffByEmail(tx, email)) !== undefined
      : disablePerson(tx, email, services.now()),
  )
  if (!isDone) throw new Error(`Nadie de ${shop.name} tiene el correo ${email}.`)
  if (isRehearsal) return `Ensayo, no se guardó: ${email} dejaría de poder entrar en ${shop.name}.`
  return `${email} ya no puede entrar en ${shop.name}.`
}

export const peopleCommand: StaffCommandHandler = async (context) => {
  const { services, shop } = context
  const found = await services.database.readInShop(shop.id, listStaff)
  const day = moment(context)
  const text = table(
    ['nombre', 'correo', 'función', 'desde', ''],
    found.map(({ name, email, role, created_at, disabled_at }) => {
      return [name, email, role, day(created_at), disabled_at ? `dada de baja el ${day(disabled_at)}` : '']
    }),
  )
  return {
    text,
    data: found.map(({ name, email, role, created_at, disabled_at }) => ({
      name,
      email,
      role,
      created_at,
      disabled_at,
    })),
  }
}
