import type { Client, StaffClient } from '@estampa/contract/client'
import { isRefusal } from '@estampa/domain/refusal'
import { saveCustomer } from '../../src/customers/customers.store.ts'
import { addPerson } from '../../src/staff/people.ts'
import type { Cast } from '../cast.ts'

export const PASSWORD = 'Tres tristes tigres 3'

/** Somebody who asks: the shop that they name and the token that they hold. */
export type Visitor = { shop: 'pampa' | 'andina'; token: string | undefined; api: Client }

export type Customer = Visitor & {
  token: string
  refreshToken: string
  customerId: number
  email: string
  fullName: string
  phoneNumber: string
  company: string
}

export async function openGuest(cast: Cast, shop: Visitor['shop']): Promise<Visitor & { token: string }> {
  const { accessToken: token } = await cast.api(shop).customers.getAccess({})
  return { shop, token, api: cast.api(shop, token) }
}

/** A customer with a password who has just signed in. `name` must be of nobody else in the whole world. */
export async function openCustomer(cast: Cast, shop: Visitor['shop'], name: string): Promise<Customer> {
  const person = {
    email: `${name.toLowerCase()}@${shop}-cliente.example`,
    fullName: `${name} Quispe`,
    phoneNumber: shop === 'pampa' ? '1123456789' : '912345678',
    company: `${name} Sociedad Secreta`,
  }
  const { id } = await cast.services.database.inShop(cast[shop], (tx) =>
    saveCustomer(tx, { ...person, password: PASSWORD, verified: true }),
  )
  const signedIn = await signIn(cast, shop, person.email)
  return { ...person, ...signedIn, shop, customerId: id }
}

/** One more session of somebody who has a password. */
export async function signIn(cast: Cast, shop: Visitor['shop'], email: string, password = PASSWORD) {
  const { accessToken: token, refreshToken } = await cast
    .api(shop)
    .customers.authenticate({ userNameOrEmailAddress: email, password })
  return { token, refreshToken, api: cast.api(shop, token) }
}

export type Seller = Visitor & {
  api: StaffClient
  token: string
  staffId: number
  email: string
  name: string
}

/** Somebody who works in a shop and has just signed in. */
export async function openSeller(cast: Cast, shop: Visitor['shop'], name: string): Promise<Seller> {
  const { database, now } = cast.services
  const email = `${name.toLowerCase()}@${shop}-tienda.example`
  const person = { email, name: `${name} Ventas`, password: PASSWORD }
  const saved = await addPerson(database, cast[shop], person, now())
  if (isRefusal(saved)) throw new Error(`no seller: ${saved.refusal}`)
  const { accessToken: token } = await cast.api(shop).staff.authenticateStaff({ email, password: PASSWORD })
  const { name: fullName, id: staffId } = saved
  return { shop, token, api: cast.api(shop, token), staffId, email, name: fullName }
}
