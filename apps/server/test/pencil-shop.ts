import type { RoleId } from '@estampa/domain/staff'
import { addProduct, openBuyer, orderFor, type VariantFixture } from './buyer.ts'
import { openStaffMember } from './fixtures/people.ts'
import { staffActions } from './order-fixtures.ts'
import { genericDraft, variantDraft } from './products.ts'
import { openTestShops } from './test-shops.ts'

/** The test shops, of which pampa sells pencils: Lucía buys them and Ana, an owner, works there. */
export async function openPencilShop(settings: Record<string, string> = {}) {
  const testShops = await openTestShops({ LOG_LEVEL: 'silent', ...settings })
  const lucia = await openBuyer(testShops, 'pampa')
  const ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 50_000 })]
  const draft = genericDraft('LAPIZ', 'Lápiz de grafito', { products })
  const [goods] = (await addProduct(testShops, 'pampa', draft)) as [VariantFixture]
  return {
    testShops,
    lucia,
    ana,
    goods,
    hands: staffActions(testShops, 'pampa'),
    member: (name: string, role?: RoleId) => openStaffMember(testShops, 'pampa', name, role),
    /** Gives the id of the order. */
    async place(units = 10, buyer = lucia): Promise<string> {
      const order = await orderFor(buyer, 'pampa', goods, units)
      return (await buyer.api.checkout.completeOrder(order)).orderId
    },
  }
}
