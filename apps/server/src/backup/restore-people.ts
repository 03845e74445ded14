/** The people of a shop that comes back from a backup: their accounts are of the installation. */
import type { OwnerConnection } from '../moving/shop-rows.store.ts'
import {
  addRestoredPerson,
  holdPeople,
  listPeopleLike,
  listPeopleOfBackup,
  type PersonOfBackup,
} from './restored-shop.store.ts'

type Restoring = {
  readonly home: OwnerConnection
  readonly from: OwnerConnection
}

/** Who works at the shop, and the number that they have in the installation. */
export type RestoredPerson = { readonly person: PersonOfBackup; readonly number: number }

/** Where the shop goes to another cell, its people are made known there with its rows. */
export async function restorePeople({ home, from }: Restoring): Promise<RestoredPerson[]> {
  const restored: RestoredPerson[] = []
  for (const person of await listPeopleOfBackup(from)) {
    const number = await numberHere(home, person)
    if (number === undefined) await addRestoredPerson(home, person, { hasPassword: true })
    restored.push({ person, number: number ?? person.id })
  }
  return restored
}

/** In a cell other than the home cell, in the transaction that brings their places: until it ends nobody deletes them there. */
export async function knowRestoredPeople(
  cell: OwnerConnection,
  people: readonly RestoredPerson[],
): Promise<void> {
  await holdPeople(cell)
  for (const { person, number } of people)
    await addRestoredPerson(cell, { ...person, id: number }, { hasPassword: false })
}

/** Undefined: nobody knows them. A number is of one person for ever, who may have another address by now. */
async function numberHere(home: OwnerConnection, person: PersonOfBackup): Promise<number | undefined> {
  const found = await listPeopleLike(home, person)
  const isSame = (one: Pick<PersonOfBackup, 'created_at'>) =>
    one.created_at.getTime() === person.created_at.getTime()
  const byNumber = found.find(({ id }) => id === person.id)
  if (byNumber && isSame(byNumber)) return byNumber.id
  const byAddress = found.find(({ email }) => email === person.email)
  if (byAddress) return byAddress.id
  if (byNumber)
    throw new Error(`El número de ${person.email} es de otra persona. ¿La copia es de otra instalación?`)
  return undefined
}
