import { afterAll, beforeAll, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import { openRecords } from './records.ts'
import { visitScreens, widths } from './screen-checks.ts'
import { screens } from './screens.ts'
import type { Width } from './watched-page.ts'

let demo: Demo

/** Made of the same lists and forms as others that axe examines; a deep run has it examine these too. */
const repeated = [
  'policy',
  'terms',
  'baja',
  'forgotten password',
  'new password',
  'confirm e-mail',
  'builder clothes',
]
const telling = isDeep ? screens : screens.filter(({ name }) => !repeated.includes(name))
const looksAt = (width: Width) => ({ examined: width === 360 ? telling : [] })

const forEveryone = screens.filter(({ who, missing }) => !who && !missing)

beforeAll(async () => {
  // one of its buyers has bought nothing yet
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

// the test of templates sees the telling ones on a desk in every run
test('every screen for everyone is sound, for axe too on a phone', async () => {
  await Promise.all(
    widths.map((width) =>
      visitScreens(demo, { width, shop: 'pampa', screens: forEveryone, ...looksAt(width) }),
    ),
  )
})

// the journey, the walks of checkouts and those of orders see these on their way in every run
deepTest(
  'every screen of a person, with a full cart and its checkout, is sound, for axe too on a phone',
  async () => {
    const own = screens.filter(({ who }) => who === 'customer')
    // one after the other: windows of one person that fill the cart at once are told to look again
    for (const width of widths) {
      await visitScreens(demo, { width, shop: 'pampa', screens: own, ...looksAt(width), who: 'customer' })
    }
  },
)

deepTest(
  'the screens after the purchase have no faults, and none for axe on a phone [ROUTE-11] [ROUTE-13]',
  async () => {
    const records = await openRecords(demo.origin, 'andina')
    const own = screens.filter(({ who }) => who === 'branch')
    const bought = own.filter(({ withCart }) => !withCart)
    await Promise.all(
      widths.map((width) =>
        visitScreens(demo, {
          shop: 'andina',
          who: 'branch',
          width,
          records,
          // the journey sees the last steps of the checkout on a desk
          screens: width === 360 ? own : bought,
          ...looksAt(width),
        }),
      ),
    )
  },
)
