/** Shops like others, and who runs the installation. */
import { sentenceOf } from '@estampa/contract/refusals'
import { languages } from '@estampa/domain/countries/languages'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import { hashNewPassword } from '../../customers/passwords.ts'
import { shopAddress } from '../../shops/shop-address.ts'
import { findShopToSave, saveShop } from '../../shops/shops.store.ts'
import { likeShop } from '../../staff/new-shop.ts'
import { addOperator, appointOperator, listOperators } from '../../staff/operators.store.ts'
import { findPersonByEmail } from '../../staff/persons.store.ts'
import { copyPattern, readPattern } from '../../staff/shop-pattern.ts'
import { type CommandHandler, optionText } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'
import { shopNamed } from './save-change.ts'

export const cloneShopCommand: CommandHandler = async (backend, words) => {
  const { services, ownerUrl } = backend
  const pattern = await shopNamed(backend, words)
  const [, typed = ''] = words.positionals
  const name = checkShopName(typed)
  if (isRefusal(name)) throw new InvalidArguments(sentenceOf(name, languages.CL.locale))
  if (await findShopToSave(ownerUrl, name)) throw new Error(`La tienda «${name}» ya existe.`)
  const shop = likeShop(pattern, name, optionText(words, 'name') || name)
  const address = shopAddress({ name, host: null }, services.config.publicUrl)
  if (words.values['dry-run'] === true) {
    const text = `Ensayo: «${name}» se puede crear como ${pattern.name}.`
    return { text, data: { shop: name, address, saved: false } }
  }
  const source = await services.shops.byName(pattern.name)
  if (!source) throw new Error(`La tienda ${pattern.name} no está configurada.`)
  const kept = await services.database.readInShop(source.id, readPattern)
  const id = await saveShop(ownerUrl, shop)
  await services.database.inShop(id, (tx) => copyPattern(tx, kept))
  return {
    text: `La tienda ${shop.config.name} se prepara en ${address}, como ${pattern.name}. Siguen sus datos, sus cuentas y su gente; al final: open ${name}`,
    data: { shop: name, address, saved: true },
  }
}

export const operatorsCommand: CommandHandler = async ({ services }, words) => {
  const { database, now } = services
  const [what, email] = words.positionals
  if (what === undefined) {
    const all = await database.outside(listOperators)
    const rows = all.map(({ email: address, name, since }) => [
      address,
      name,
      since.toISOString().slice(0, 10),
    ])
    const none = 'Todavía no opera nadie: con «operators add» se nombra a alguien.'
    return { text: rows.length > 0 ? table(['correo', 'nombre', 'desde'], rows) : none, data: all }
  }
  if ((what !== 'add' && what !== 'remove') || email === undefined)
    throw new InvalidArguments('Va «operators add <correo>» u «operators remove <correo>».')
  const isRehearsal = words.values['dry-run'] === true
  if (isRehearsal) return { text: `Ensayo: ${email}.`, data: { email, saved: false } }
  const at = now()
  const known = await database.outside((tx) => findPersonByEmail(tx, email))
  if (known || what === 'remove') {
    const done = await database.inNoShop((tx) => appointOperator(tx, email, what === 'add' ? at : null))
    if (!done) throw new Error(`Nadie tiene el correo ${email}.`)
  } else {
    const name = optionText(words, 'name')
    const password = (await words.input()).trim()
    if (!name || password === '')
      throw new InvalidArguments(
        'Es alguien nuevo: falta --name "Ana Paz" y la clave por la entrada estándar.',
      )
    const passwordHash = password.length < 8 ? refuse('common_password') : await hashNewPassword(password)
    if (isRefusal(passwordHash)) throw new Error(sentenceOf(passwordHash, languages.CL.locale))
    await database.inNoShop((tx) => addOperator(tx, { email, name, passwordHash, now: at }))
  }
  const text = what === 'add' ? `${email} opera la instalación.` : `${email} ya no opera la instalación.`
  return { text, data: { email, isOperator: what === 'add', saved: true } }
}
