import { forgetIdentities, listIdentities } from './external.store.ts'
import { holderOf } from './external-sign-in.ts'
import type { PersonalData } from './personal-data.ts'

export const identitiesPersonalData: PersonalData = {
  name: 'identities',
  gather: (tx, customer) => listIdentities(tx, customer.id),
  async erase(tx, customer) {
    const holder = holderOf({ kind: 'customer', customerId: customer.id, sessionId: '' }) ?? ''
    await forgetIdentities(tx, customer.id, holder)
    return []
  },
}
