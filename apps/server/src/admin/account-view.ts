import { inspectionPermissions, PROOF_MINUTES, permissionsOf } from '@estampa/domain/staff'
import type { Services } from '../http/services.ts'
import { ShopNotSetUp } from '../http/shop.ts'
import { shopAddress } from '../shops/shop-address.ts'
import type { AdminSession } from '../staff/admin-sessions.store.ts'
import { listPasskeys } from '../staff/passkeys.store.ts'
import { findPerson, listPlaces, type StaffPlace } from '../staff/persons.store.ts'
import { countRecoveryCodes } from '../staff/second-factor.store.ts'

/** Who is signed in, and where they work: shops that cannot be served are left out until they are set up. */
export async function accountView(services: Services, session: AdminSession) {
  const { person, places, passkeys, recoveryCodes } = await services.database.inNoShop(async (tx) => {
    const person = await findPerson(tx, session.person_id)
    if (!person) throw new Error('a session of nobody')
    return {
      person,
      places: await listPlaces(tx, person.id),
      passkeys: await listPasskeys(tx, person.id),
      recoveryCodes: await countRecoveryCodes(tx, person.id),
    }
  })
  const elsewhere = await services.database.inOtherCells((tx) => listPlaces(tx, person.id))
  const shops = await Promise.all([...places, ...elsewhere.flat()].map((place) => shopView(services, place)))
  const looked = person.operator_since === null ? [] : await inspectedShop(services, session)
  const until = new Date(session.proved_at.getTime() + PROOF_MINUTES * 60_000)
  return {
    person: {
      id: person.id,
      name: person.name,
      email: person.email,
      isOperator: person.operator_since !== null,
      hasAuthenticator: person.totp_confirmed_at !== null,
      recoveryCodes,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
    },
    shops: [...shops.flat(), ...looked],
    provedUntil: until > services.now() ? until.toISOString() : null,
  }
}

async function shopView({ shops, config }: Services, { shopId, role }: Pick<StaffPlace, 'shopId' | 'role'>) {
  const shop = await shops.byId(shopId).catch((error: unknown) => {
    if (error instanceof ShopNotSetUp) return undefined
    throw error
  })
  if (!shop) return []
  const { name, environment, colors } = shop.config
  return [
    {
      shop: shop.name,
      name,
      environment,
      color: colors.primary,
      state: shop.state,
      address: shopAddress(shop, config.publicUrl),
      role,
      permissions: permissionsOf(role),
      inspectedUntil: null as string | null,
    },
  ]
}

/** The shop into which an operator looks. */
async function inspectedShop(
  services: Services,
  { inspected_shop: shopId, inspected_until: until }: AdminSession,
) {
  if (shopId === null || until === null || until <= services.now()) return []
  const shops = await shopView(services, { shopId, role: 'viewer' } as const)
  return shops.map((shop) => ({
    ...shop,
    permissions: inspectionPermissions,
    inspectedUntil: until.toISOString(),
  }))
}
