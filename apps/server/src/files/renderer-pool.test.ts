import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawing } from '../../test/hostile-files.ts'
import type { SvgToDraw } from './draw-svg/renderer.ts'
import { drawSvg } from './draw-svg.ts'
import { openRendererPool, type PoolSize } from './renderer-pool.ts'

const limits = { cpuMs: 8_000, memoryBytes: 8_000_000 }
const renderer = fileURLToPath(new URL('./draw-svg/renderer.ts', import.meta.url))
const openPool = (size: PoolSize) => openRendererPool<SvgToDraw, Uint8Array>(renderer, size)
const shape = (radius: number) => drawing(`<circle cx="50" cy="50" r="${radius}" fill="#cc3344"/>`)
const masked = '<g mask="url(#m)" opacity=".9"><rect width="100" height="100"/></g>'.repeat(2_000)
const endless = drawing(`<mask id="m"><rect width="100" height="100" fill="white"/></mask>${masked}`)
const request = (svg: Uint8Array, side = 200) => ({ svg, side, dpi: null, isOurs: true })

test('twenty-four drawings that come at once are all drawn, each as itself [API-28]', async () => {
  const drawn = await Promise.all(
    Array.from({ length: 24 }, (_, at) => drawSvg(shape(at + 10), 100, { isOurs: true })),
  )
  for (const [at, png] of drawn.entries()) {
    if (!Buffer.isBuffer(png)) return expect.unreachable(png.refusal)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    const alpha = (x: number) => data[(50 * info.width + x) * info.channels + 3]
    expect([info.width, alpha(50 + at + 8), alpha(50 + at + 12) ?? 0]).toEqual([100, 255, 0])
  }
})

test('a drawing that takes too much is given up, and the next one is drawn [API-51]', async () => {
  const draw = openPool({ renderers: 1, waiting: 4 })
  const [given, next] = await Promise.all([
    draw(request(endless, 2_000), { ...limits, cpuMs: 700 }),
    draw(request(shape(30)), limits),
  ])
  expect(given).toEqual({ refusal: 'too_complex' })
  expect(next).toBeInstanceOf(Uint8Array)
  expect(await draw(request(drawing('<text'), 100), limits)).toEqual({ error: '' })
})

test('who waits behind too many is told «busy» [API-51]', async () => {
  const draw = openPool({ renderers: 1, waiting: 1 })
  const answers = await Promise.all([1, 2, 3].map((radius) => draw(request(shape(radius)), limits)))
  expect(answers.map((answer) => answer instanceof Uint8Array)).toEqual([true, true, false])
  expect(answers[2]).toEqual({ refusal: 'busy' })
})

test('what a stranger brought keeps no design waiting [API-51]', async () => {
  const ended: string[] = []
  const slow = drawSvg(endless, 2_000, { cpuMs: 2_000 }).then(() => ended.push('stranger'))
  await drawSvg(shape(40), 100, { isOurs: true }).then(() => ended.push('own'))
  await slow
  expect(ended).toEqual(['own', 'stranger'])
})
