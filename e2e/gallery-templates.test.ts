import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { shopOfTemplate, tellingScreens } from './screens.ts'
import { visitScreens } from './sound-screens.ts'

let demo: Demo
/** A deep run opens all of them on a phone too. */
const onPhones = tellingScreens.filter(
  ({ name }) => process.env.DEEP || ['home', 'list', 'simple product'].includes(name),
)

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

test.each([...shopOfTemplate].map((shop, index) => ({ shop, template: index + 1 })))(
  'template $template is sound on a phone and on a desk, and for axe [LAYOUT-04]',
  async ({ shop, template }) => {
    const templates = await Promise.all([
      visitScreens(demo, { width: 360, shop, screens: onPhones }),
      visitScreens(demo, { width: 1280, shop, screens: tellingScreens, axe: true }),
    ])
    expect(templates).toEqual([template, template])
  },
)
