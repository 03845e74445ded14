// Each workspace is a tower of rooms. A room is a folder or a file right under the root of the workspace's sources;
// `cart.ts` and `cart/` are one room. A room may import the rooms that stand before it in its list, never one after.
// The components of packages/ui and the tests in e2e/ are single files without rooms: for them the rule of cycles is enough.
import { isTest } from './sources.mjs'

/** Business features in the order in which they build on each other, the same in every workspace. */
const features = [
  'money',
  'countries',
  'shops',
  'customers',
  'catalog',
  'customization',
  'pricing',
  'favorites',
  'cart',
  'quotes',
  'shipping',
  'orders',
  'payments',
  'law',
  'proofs',
  'checkout',
  'documents',
  'staff',
  'mail',
]

/** The root of each tower and its rooms, the lowest first. */
const towers = {
  'packages/domain/src': ['time', 'plain-text', 'refusal', 'messages', ...features],
  'packages/contract/src': [
    'wire',
    'paging',
    'refusals',
    'envelope',
    'call',
    ...features,
    'contract',
    'paths',
    'client',
    'http-transport',
    'staff-paths',
    'staff-client',
  ],
  'packages/artwork/src': ['pixels', 'fonts', 'mockup', 'embroidery', 'text', 'drawing'],
  'packages/editor/src': ['kernel', 'view'],
  'packages/web/src': [
    'state',
    'messages',
    'countries',
    'money',
    'failures',
    'loading',
    'notices',
    'navigation',
    'polling',
    'downloads',
    'uploads',
    'forms',
    'records',
    'vite',
  ],
  'apps/server/src': [
    'memory',
    'config',
    'db',
    'jobs',
    'files',
    'integrations',
    'http',
    ...features,
    'orphaned-files',
    'personal-data',
    'services',
    'import',
    'api-docs',
    'storefront',
    'demo',
    'routes',
    'app',
    'worker',
    'start',
    'commands',
    'main',
  ],
  'apps/storefront/app': [
    'page-context',
    'loaders',
    'shop',
    'theme',
    'messages',
    'loading',
    'session',
    ...features,
    'search',
    'measurement',
    'home',
    'shell',
    'pages',
    'routes',
    'root',
    'entry',
  ],
  demo: ['src', 'scenes'],
}

/** The faults of an import of `target` by the source at `path`, both as repository paths. */
export function rankFaults({ path, imports }, targetOf) {
  const own = roomOf(path)
  if (!own || isTest(path)) return []
  if (!towers[own.tower].includes(own.room)) {
    return [`${path}: the room ${own.room} has no rank among those of ${own.tower} (scripts/rules/ranks.mjs)`]
  }
  const targets = imports.map((request) => targetOf(path, request)).filter(Boolean)
  return targets
    .filter((target) => pointsUp(own, roomOf(target)))
    .map((target) => {
      return `${path}: ${own.room} comes before ${roomOf(target).room} and may not import it`
    })
}

function pointsUp(own, other) {
  if (!other || own.room === other.room) return false
  const order = own.tower === other.tower ? towers[own.tower] : features
  return order.includes(own.room) && order.indexOf(own.room) < order.indexOf(other.room)
}

/** Route types and style sheets are no rooms. */
function roomOf(path) {
  const tower = Object.keys(towers).find((root) => path.startsWith(`${root}/`))
  if (!tower || path.includes('/+types/') || path.endsWith('.css')) return undefined
  return { tower, room: path.slice(tower.length + 1).split(/[/.]/, 1)[0] }
}
