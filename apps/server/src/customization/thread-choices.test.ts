import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  fourColorLogo,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let api: Client

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  api = await testShops.guest('pampa')
})
afterAll(() => testShops.close())

const black = '#000000'
const red = '#e12a23'
const navy = '#202a65'
const words = (colour: string, look = {}) =>
  text('AB', { id: `t${colour.slice(1)}`, size: 14, colour, x: 40, y: 30, ...look })
const sewn = (threadChoices: { from: string; to: string }[] = []) =>
  design(stage.mug, {
    ...view(stage.embroidery, [words('#1d1d1b', { y: 18 }), words('#ff0000', { y: 42 })]),
    ...(threadChoices.length > 0 && { threadChoices }),
  })

test('the buyer sees each thread with its number, a black for black and a red for red [API-29] [DEC-01]', async () => {
  const { views, judgements } = await api.customization.measureDesign(sewn())
  const threads = views[0]?.threads ?? []
  expect(threads.map(({ number, hex }) => [number, hex]).sort()).toEqual([
    ['0020', black],
    ['1306', red],
  ])
  expect(threads.find(({ hex }) => hex === red)).toMatchObject({ drawnHex: '#ff0000', nearestHex: red })
  expect(judgements.map(({ code }) => code)).not.toContain('thread_differs')
})

test('a chosen thread is measured, kept with the line and with the saved design [API-29]', async () => {
  const choice = [{ from: black, to: navy }]
  const { views, customization } = await api.customization.measureDesign(sewn(choice))
  expect(views[0]?.threads.find(({ hex }) => hex === navy)).toMatchObject({
    name: 'Azul marino',
    number: '3353',
    nearestHex: black,
  })
  expect(customization.views[0]).toMatchObject({ threadChoices: choice })
  expect(customization.views[0]?.colour_names).toContain(navy)
  // the same stitches in another thread cost the same
  const plain = await api.customization.measureDesign(sewn())
  expect(views[0]?.thousandStitches).toBe(plain.views[0]?.thousandStitches)
  const prices = await api.cart.getShoppingCartProductPrice([
    designedLine(stage.mug, 60, customization.views),
    designedLine(stage.mug, 60, plain.customization.views),
  ])
  expect(prices[0]?.prices.applicationPrice).toBe(prices[1]?.prices.applicationPrice)
  const saved = await api.customization.saveDesign({ ...sewn(choice), name: 'Bordado' })
  expect(saved.customization.views[0]).toMatchObject({ threadChoices: choice })
})

test('two colors in one thread are sewn without a change of thread [API-29]', async () => {
  const { views } = await api.customization.measureDesign(sewn([{ from: red, to: black }]))
  expect(views[0]?.threads.map(({ number }) => number)).toEqual(['0020'])
})

test('a color that no thread has is warned of, until somebody chooses a thread for it [API-29] [BLD-01] [DEC-01]', async () => {
  const pink = (threadChoices?: { from: string; to: string }[]) =>
    design(stage.mug, {
      ...view(stage.embroidery, [words('#ff00ff')]),
      ...(threadChoices && { threadChoices }),
    })
  const { judgements, views } = await api.customization.measureDesign(pink())
  const warning = judgements.find(({ code }) => code === 'thread_differs')
  const [thread] = views[0]?.threads ?? []
  expect(warning).toMatchObject({ level: 'warn' })
  expect(warning?.sentence).toContain(`${thread?.name} ${thread?.number}`)
  const chosen = await api.customization.measureDesign(
    pink([{ from: thread?.nearestHex ?? '', to: '#d3007e' }]),
  )
  expect(chosen.judgements.map(({ code }) => code)).not.toContain('thread_differs')
})

deepTest('a logo is reduced to threads of the whole chart [BLD-07] [API-29] [DEC-01]', async () => {
  const { threadPalette } = await api.customization.getPrintingTypesConfig({})
  const [logo] = await api.customization.uploadLogos({}, { files: [fourColorLogo] })
  const palette = threadPalette.map(({ hex }) => hex)
  const reduced = await api.customization.editLogo({
    tool: 'reduce_colours',
    id: logo?.id ?? '',
    colours: 3,
    palette,
  })
  expect(reduced.colours).toHaveLength(3)
  for (const hex of reduced.colours) expect(palette).toContain(hex)
})

test('a thread that no chart has counts for nothing, and no color is refused [API-29] [DEC-01]', async () => {
  const { views } = await api.customization.measureDesign(sewn([{ from: black, to: '#123456' }]))
  expect(views[0]?.threads.map(({ hex }) => hex)).toContain(black)
  await expect(api.customization.measureDesign(sewn([{ from: 'negro', to: navy }]))).rejects.toMatchObject({
    status: 400,
  })
})
