import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { FastifyRequest } from 'fastify'
import { entryCookie } from './entry-cookie.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'

type Gate = Pick<Services, 'config' | 'hasShopEntry' | 'now'>

/** Whether a call reaches the shop: before it is open its own people alone do, and while it is suspended nobody does. */
export async function mayCallShop(
  request: FastifyRequest,
  services: Gate,
  { shop, person }: { shop: Shop; person: Person },
): Promise<true | Refusal> {
  if (shop.state === 'open') return true
  if (shop.state === 'suspended') return refuse('shop_suspended')
  const isOfShop = person.kind === 'staff' || person.kind === 'key' || isSeenByStaff(person)
  if (isOfShop) return true
  const site = request.headers['sec-fetch-site']
  const isFromHere = site === undefined || site === 'same-origin'
  return (isFromHere && (await hasEntry(request, services, shop))) || refuse('shop_preparing')
}

/** Whether this browser may look into a shop that is being prepared. */
export async function hasEntry(
  request: FastifyRequest,
  { config, hasShopEntry, now }: Gate,
  shop: Pick<Shop, 'id'>,
): Promise<boolean> {
  const secret = entryCookie.read(request, config)
  return secret !== undefined && hasShopEntry(shop.id, secret, now())
}

function isSeenByStaff(person: Person): boolean {
  return person.kind === 'customer' && person.isReadOnly === true
}
