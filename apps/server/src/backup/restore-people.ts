/** The people of a shop that comes back from a backup: their accounts are of the installation. */
import type { OwnerConnection } from '../moving/shop-rows.store.ts'
import {
  addRestoredPerson,
  listPeopleLike,
  listPeopleOfBackup,
  type PersonOfBackup,
} from './restored-shop.store.ts'

type Restoring = {
  /** Where the shop goes. */
  readonly cell: string
  readonly home: OwnerConnection
  readonly from: OwnerConnection
  readonly to: OwnerConnection
}

/** Who works at the shop, by the number that they have in the installation. */
export async function restorePeople({ home, from, to, cell }: Restoring): Promise<Map<number, number>> {
  const numbers = new Map<number, number>()
  for (const person of await listPeopleOfBackup(from)) {
    const number = await numberHere(home, person)
    numbers.set(person.id, number ?? person.id)
    if (number === undefined) await addRestoredPerson(home, person, { hasPassword: true })
    if (cell !== 'home')
      await addRestoredPerson(to, { ...person, id: number ?? person.id }, { hasPassword: false })
  }
  return numbers
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
