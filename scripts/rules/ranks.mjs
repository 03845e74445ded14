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
  'production',
  'staff',
  'mail',
]

/** The root of each tower and its rooms with what is in them, the lowest first. ARCHITECTURE.md shows them as a picture. */
const towers = {
  'packages/domain/src': {
    time: 'units of time',
    'plain-text': 'what people typed, without what cannot be seen',
    markup: 'text as it stands in XML and HTML',
    refusal: 'why something may not be done, as a value',
    messages: 'the form of the messages of a front end, and numbers in sentences',
    ...eachOf(features),
  },
  'packages/contract/src': {
    wire: 'how plain values travel: money, numbers in addresses, text',
    paging: 'the three ways to ask for a page',
    refusals: 'status and sentence of every refusal',
    envelope: 'the shape of every answer',
    encoder: 'gives answers their wire form',
    call: 'the shape of a row of the table',
    ...eachOf(features),
    admin: 'the calls of the back office that belong to no shop',
    operator: 'the calls of whoever runs the installation',
    contract: 'the table of all calls',
    paths: 'the addresses of a buyer’s calls, without their schemas',
    client: 'the typed client',
    'http-transport': 'carries a call over HTTP',
    'staff-paths': 'the addresses of the calls of a shop’s people',
    'staff-client': 'the client with them',
    'admin-paths': 'the addresses of the back office’s calls',
    'admin-client': 'its client',
  },
  'packages/artwork/src': {
    nesting: 'pieces of art on a strip of film',
    pixels: 'colors of a picture, backgrounds, vectors',
    fonts: 'outlines of typefaces',
    mockup: 'art bent over a product in its light',
    embroidery: 'stitches, their plan and their file',
    text: 'letters as outlines',
    roster: 'the texts of one person in a design',
    drawing: 'a design as SVG',
  },
  'packages/editor/src': {
    kernel: 'gestures and edits as arithmetic on a design',
    view: 'what is on the screen',
  },
  'packages/web/src': {
    log: 'the browser’s console, for errors',
    state: 'stores, browser storage, loaded values',
    messages: 'the locale of a page, what every front end says',
    countries: 'dates, documents and phones as people write them',
    money: 'amounts as people write them',
    failures: 'a failed call as a page shows it',
    loading: 'progress, scripts that do not come',
    notices: 'toasts, the error pop-up',
    navigation: 'the focus on a new page',
    polling: 'what an open page asks again',
    downloads: 'documents that are made while somebody waits',
    uploads: 'files with their progress',
    forms: 'fields, their faults and their sending',
    records: 'lists of records with their filter',
    theme: 'a shop’s color, legible on its ground',
    vite: 'what the builds of the front ends share',
  },
  'apps/server/src': {
    memory: 'how much memory there is, and who may take it',
    caching: 'bounded memories, and bodies that are kept compressed',
    config: 'settings',
    tracing: 'spans of requests, statements, jobs and calls, where a collector is named',
    db: 'pool, `inShop()`, migrations',
    jobs: 'the runner of jobs',
    files: 'storage, pictures, worker pools',
    integrations: 'for outside companies: circuit breaker, sealed credentials',
    http: 'the pipeline, with the types that every handler knows',
    ...eachOf(features),
    'orphaned-files': 'the nightly look for files that no row names',
    offboarding: 'a shop that leaves: the copy of all of it, its deletion',
    moving: 'a shop that goes to another cell, while it sells',
    backup: 'the database and the files as one copy, and back',
    'personal-data': 'what each feature knows of people',
    services: 'what the whole server hands to its handlers and jobs',
    import: 'suppliers’ catalogs',
    'api-docs': 'the contract as an OpenAPI document',
    storefront: 'host of the pages',
    demo: 'Mercado Pago’s page as the demo shows it',
    admin: 'the back office: its origin, its sessions, its pages',
    routes: 'the handlers of every call',
    app: 'every route in one list',
    worker: 'every job in one list',
    start: 'opens the database, the API, the storefront and the worker, in their order',
    commands: 'npm run shop, product, import, staff … on the console',
    main: 'starts and stops the process',
  },
  'apps/storefront/app': {
    'page-context': 'what a loader knows of its request',
    loaders: 'how a page asks for its data',
    shop: 'configuration, links and the head of pages',
    theme: 'templates and colors',
    messages: 'what the pages say',
    loading: 'pages that do not come',
    session: 'the visitor and the API',
    ...eachOf(features),
    search: 'the search field and its suggestions',
    measurement: 'visits, where they may be counted',
    home: 'the blocks of the home page',
    shell: 'navbar, footer, providers, guards',
    system: 'samples of the design system',
    pages: 'one file for each address',
    routes: 'the addresses',
    root: 'the document around every page',
    entry: 'where the browser and the server begin',
  },
  'apps/admin/app': {
    messages: 'what the screens say',
    session: 'who is signed in, the API, the proof of a dangerous act',
    help: 'the ways to the manual, the keys, the first steps of somebody new',
    controls: 'heads of pages, states, facts',
    ...eachOf(features),
    account: 'one’s own account',
    'sign-in': 'entering, and links of mails',
    shell: 'navigation, the shop, who may see what',
    pages: 'one file for each address',
    routes: 'the addresses',
    root: 'the document around every page',
    entry: 'where the browser and the build begin',
  },
  demo: {
    src: 'ten shops and their catalogue',
    scenes: 'the drawings and pictures of their products',
    mattes: 'what of a picture is the product',
  },
}
/** The rooms of each tower, the lowest first. */
const rooms = Object.fromEntries(Object.entries(towers).map(([root, floors]) => [root, Object.keys(floors)]))

/** Every tower as text, its highest floor above: an import goes down, never up. The features are written out once. */
export function drawFloors() {
  return Object.entries(towers)
    .map(([root, floors], at) =>
      [
        `    ${root}`,
        ...listFloors(floors, at > 0)
          .toReversed()
          .flatMap(drawFloor),
      ].join('\n'),
    )
    .join('\n\n')
}

const isFeature = (room) => features.includes(room)
const NAME_WIDTH = 16
const FEATURES_IN_A_ROW = 8

/** The lowest first; many features in a row are one floor. */
function listFloors(floors, isShort) {
  const names = Object.keys(floors)
  if (!features.every((feature) => names.includes(feature))) return Object.entries(floors)
  const plain = Object.entries(floors).filter(([name]) => !isFeature(name))
  return plain.toSpliced(names.findIndex(isFeature), 0, [
    'features',
    isShort ? 'mail → … → money' : features.toReversed(),
  ])
}

function drawFloor([name, content]) {
  const [first, ...more] = Array.isArray(content) ? inRows(content) : [content]
  return [
    `    ↓ ${name.padEnd(NAME_WIDTH)}${first}`,
    ...more.map((row) => `    ↓ ${''.padEnd(NAME_WIDTH)}${row}`),
  ]
}

function inRows(names) {
  const count = Math.ceil(names.length / FEATURES_IN_A_ROW)
  return Array.from({ length: count }, (_, at) => {
    const row = names.slice(at * FEATURES_IN_A_ROW, (at + 1) * FEATURES_IN_A_ROW).join(' → ')
    return at < count - 1 ? `${row} →` : row
  })
}

/** The glossary says what each feature is. */
function eachOf(names) {
  return Object.fromEntries(names.map((name) => [name, '']))
}

/** The faults of an import of `target` by the source at `path`, both as repository paths. */
export function rankFaults({ path, imports }, targetOf) {
  const own = roomOf(path)
  if (!own || isTest(path)) return []
  if (!rooms[own.tower].includes(own.room)) {
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
  // every feature of the back office is made of the staff's calls
  if (own.tower === 'apps/admin/app' && own.tower !== other.tower && other.room === 'staff') return false
  const order = own.tower === other.tower ? rooms[own.tower] : features
  return order.includes(own.room) && order.indexOf(own.room) < order.indexOf(other.room)
}

/** Route types and style sheets are no rooms. */
function roomOf(path) {
  const tower = Object.keys(towers).find((root) => path.startsWith(`${root}/`))
  if (!tower || path.includes('/+types/') || path.endsWith('.css')) return undefined
  return { tower, room: path.slice(tower.length + 1).split(/[/.]/, 1)[0] }
}
