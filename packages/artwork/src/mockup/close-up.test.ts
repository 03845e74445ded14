import { type PlacementSurface, pointOn } from '@estampa/domain/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeUpOf } from './close-up.ts'

const picture = { width: 1600, height: 1200 }
const flat: PlacementSurface = { x: 0.3, y: 0.25, width: 0.3, height: 0.5 }

/** Around an upright cylinder, of which less than the area is seen. */
const [from, to] = [0.2, 0.9]
const columns = 9
const round: PlacementSurface = {
  ...flat,
  mesh: {
    columns,
    rows: 2,
    points: Array.from({ length: columns * 2 }, (_, index) => {
      const turn = ((2 * (index % columns)) / (columns - 1) - 1) * 1.2
      return [0.5 + 0.2 * Math.sin(turn), 0.25 + 0.5 * Math.floor(index / columns) + 0.03 * Math.cos(turn)]
    }).flat(),
    from,
    to,
  },
}

describe('the close-up of a place [DEC-12]', () => {
  const size = fc.integer({ min: 10, max: 400 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const places = fc
    .record({ width: size, height: size, x: share, y: share, across: share, down: share })
    .map(({ width, height, x, y, across, down }) => {
      const [left, top] = [x * width * 0.9, y * height * 0.9]
      const right = left + Math.max(1, across * (width - left))
      const bottom = top + Math.max(1, down * (height - top))
      return { area: { width, height }, art: { left, top, right, bottom } }
    })

  test('shows threads of three pixels at least, whatever the size of the art, and is never large', () => {
    fc.assert(
      fc.property(places, ({ area, art }) => {
        const { enlarged, width } = closeUpOf(flat, picture, area, art)
        const perMm = (flat.width * picture.width) / area.width
        const nearest = Math.max(perMm, (flat.height * picture.height) / area.height)
        const scale = enlarged.width / width
        expect(enlarged.width * enlarged.height).toBeLessThanOrEqual(2_400_000)
        // whole pixels of a small picture
        if (width > 20 && scale > 1.05) expect(scale * nearest * 0.4).toBeGreaterThan(2.8)
      }),
    )
  })

  test.each([
    ['flat', flat, 0],
    ['round', round, 1],
  ])('has its part of a %s area where the whole picture has it', (_name, placement, mostPixels) => {
    fc.assert(
      fc.property(places, share, share, ({ area, art }, u, v) => {
        const closeUp = closeUpOf(placement, picture, area, art)
        const { part, left, top, width, height } = closeUp
        const visible = closeUp.placement.mesh
        const [first, last] = [visible?.from ?? 0, visible?.to ?? 1]
        if (last - first < 0.1) return
        const at = first + (last - first) * u
        const seen = pointOn(closeUp.placement, at, v)
        const whole = pointOn(
          placement,
          (part.left + at * (part.right - part.left)) / area.width,
          (part.top + v * (part.bottom - part.top)) / area.height,
        )
        expect(Math.abs(left + seen.x * width - whole.x * picture.width)).toBeLessThanOrEqual(
          mostPixels + 1e-6,
        )
        expect(Math.abs(top + seen.y * height - whole.y * picture.height)).toBeLessThanOrEqual(
          mostPixels + 1e-6,
        )
      }),
    )
  })
})
