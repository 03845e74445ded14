import { plainDrawing } from '@estampa/artwork/drawing'
import { readNodes } from '@estampa/artwork/drawing/svg-nodes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PathSegment } from './scene/path-data.ts'
import { type Clip, type Item, NotVector, sceneOf } from './scene.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200" ${attributes}>${inside}</svg>`

const gradients =
  '<linearGradient id="a" x2="1" y2="1"><stop offset="20%" stop-color="red"/><stop offset=".8" stop-color="#00f"/></linearGradient>' +
  '<linearGradient id="b" href="#a" gradientUnits="userSpaceOnUse" x1="10" y1="60" x2="90" y2="60" gradientTransform="rotate(5)"/>' +
  '<linearGradient id="d"><stop stop-color="#0f0"/><stop offset="1" stop-color="#f0f"/></linearGradient><path d="M20 65h60v20h-60z" fill="url(#d)"/>' +
  '<radialGradient id="c" cx=".3" cy=".3" r=".7"><stop stop-color="#fff"/><stop offset="1" stop-color="#060"/></radialGradient>'

const drawings: Readonly<Record<string, string>> = {
  arcs: svg(
    '<path d="M10 50a40 20 30 1 0 80 0 40 20 30 0 0-80 0z" fill="#c00"/><path d="M20,80 A 30 10 0 0,1 80 80 L50,95Z"/><path d="M10-5e1l5.5.5-.5 60z" fill="blue"/>',
  ),
  curves: svg(
    '<path d="m10 10c20 0 20 40 40 40s20-40 40-40" fill="none" stroke="#080" stroke-width="3"/><path d="M10 80q15-30 30 0t30 0t20 5H5zl9 9v-9" fill="none" stroke="purple" stroke-width="4" stroke-linejoin="round" stroke-dasharray="6 3"/>',
  ),
  rules: svg(
    '<path fill-rule="evenodd" d="M50 5L80 95 5 35H95L20 95Z"/><polygon points="70,5 80,45 55,15 95,15 60,45" fill="teal" stroke="orange"/>',
  ),
  turns: svg(
    '<g transform="translate(50,50) rotate(30) skewX(10)"><rect x="-30" y="-20" width="60" height="40" rx="8" transform="scale(1 .5)" fill="#f80" stroke="#000" stroke-width="4"/></g><ellipse cx="20" cy="20" rx="15" ry="8" transform="rotate(45 20 20)"/>',
  ),
  references: svg(
    '<defs><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="red"/></symbol><g id="q"><rect width="20" height="20"/></g></defs><use xlink:href="#s" x="10" y="10" width="30" height="20"/><use href="#q" x="60" y="60" fill="green" transform="rotate(10 70 70)"/>',
  ),
  windows: svg(
    '<svg x="10" y="10" width="50%" height="40" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><circle cx="5" cy="5" r="6" fill="#09f"/></svg><svg x="60" y="60" width="30" height="30" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>',
  ),
  clips: svg(
    '<clipPath id="a" transform="translate(5 5)"><rect x="10" y="10" width="40" height="60"/><circle cx="60" cy="50" r="25"/></clipPath><g clip-path="url(#a)"><rect width="100" height="100" fill="#444"/><path d="M0 0L100 100" stroke="red" stroke-width="9"/></g>',
  ),
  gradients: svg(
    `${gradients}<rect x="5" y="5" width="40" height="40" fill="url(#a)"/><circle cx="70" cy="25" r="20" fill="url(#c)"/><rect x="10" y="60" width="80" height="30" fill="none" stroke="url(#b)" stroke-width="8"/>`,
  ),
  glass: svg(
    '<circle cx="40" cy="50" r="30" fill="#f00" fill-opacity=".5"/><circle cx="60" cy="50" r="30" fill="rgba(0,0,255,.5)"/><path d="M0 0h20v20z" opacity=".3"/>',
  ),
  boxes: svg(
    '<rect x="-20" y="-20" width="40" height="10" fill="red"/><circle r="10"/>',
    'viewBox="-25 -25 50 50"',
  ),
  strokes: svg(
    '<g fill="none" stroke="#036" stroke-width="8"><path d="M15 30L40 10 60 30"/><path d="M15 60L40 40 60 60" stroke-linejoin="bevel" stroke-linecap="square"/><path d="M15 90L40 70 60 90" stroke-linejoin="round" stroke-linecap="round"/><path d="M80 10L84 90 88 10" stroke-miterlimit="2"/></g>',
  ),
  sheets: svg(
    '<style>.x{fill:#a0a;stroke:#000} g>rect{fill:lime!important}</style><g><rect class="x" width="40" height="40" style="stroke-width:5"/></g><rect class="x" x="50" y="50" width="40" height="40"/>',
  ),
}

test.each(Object.keys(drawings))('%s look as any renderer draws them [BLD-02]', async (name) => {
  const drawing = drawings[name] ?? ''
  const root = plainDrawing(drawing) ?? expect.unreachable('not read')
  const [own, wanted] = [
    await pixelsOf(svg(written(sceneOf(root, [0.5, 0, 0, 0.5, 0, 0])))),
    await pixelsOf(drawing),
  ]
  let off = 0
  for (let at = 0; at < own.length; at += 4) {
    if ([0, 1, 2, 3].some((channel) => Math.abs((own[at + channel] ?? 0) - (wanted[at + channel] ?? 0)) > 40))
      off += 1
  }
  expect(off / (own.length / 4)).toBeLessThan(0.004)
})

test.each([
  '<mask id="m"/><path d="M0 0h9" mask="url(#m)"/>',
  '<pattern id="p" width="4" height="4"/><path d="M0 0h9" fill="url(#p)"/>',
  '<marker id="k"/><path d="M0 0h9" marker-end="url(#k)"/>',
  '<path d="M0 0h9" mix-blend-mode="multiply"/>',
  '<g opacity=".5"><path d="M0 0h9v9z"/><path d="M0 0h9v9z"/></g>',
  '<linearGradient id="g" spreadMethod="repeat"><stop/><stop offset="1" stop-color="red"/></linearGradient><path d="M0 0h9v9z" fill="url(#g)"/>',
  '<path d="M0 0L1e999 9"/>',
  '<use id="u" href="#u"/>',
])('%s is not said in paths', (inside) => {
  const mark = readNodes(svg(inside)) ?? expect.unreachable('not read')
  expect(() => sceneOf(mark)).toThrow(NotVector)
})

test('what is hidden, empty or without paint is not there', () => {
  const inside =
    '<path d="M0 0h9" display="none"/><g visibility="hidden"><path d="M0 0h9"/></g><rect width="0" height="9"/><path d="M0 0h9" fill="none"/><path d=""/><circle r="-1"/><use href="#gone"/>'
  expect(sceneOf(readNodes(svg(inside)) ?? expect.unreachable('not read'))).toEqual([])
})

/** The scene as the plainest SVG. */
function written(items: readonly Item[]): string {
  return items
    .map((item, index) => {
      if (item.kind === 'picture') return ''
      const clips = item.clips.map((clip, depth) => clipMark(clip, `${index}-${depth}`))
      const [paint, gradient] =
        item.paint.kind === 'flat'
          ? [item.paint.hex, '']
          : [`url(#g${index})`, gradientMark(item.paint.gradient, `g${index}`)]
      const look =
        item.kind === 'fill'
          ? `fill="${paint}" fill-rule="${item.rule}" fill-opacity="${item.paint.alpha}"`
          : `fill="none" stroke="${paint}" stroke-opacity="${item.paint.alpha}" stroke-width="${item.stroke.width}" stroke-linecap="${item.stroke.cap}" stroke-linejoin="${item.stroke.join}" stroke-miterlimit="${item.stroke.miter}" stroke-dasharray="${item.stroke.dash.join(' ') || 'none'}"`
      const path = `<path d="${pathOf(item.segments)}" transform="matrix(${item.matrix.join(' ')})" ${look}/>`
      const inside = item.clips.reduce(
        (inner, _, depth) => `<g clip-path="url(#c${index}-${depth})">${inner}</g>`,
        path,
      )
      return clips.join('') + gradient + inside
    })
    .join('')
}

const clipMark = ({ segments, rule }: Clip, id: string) =>
  `<clipPath id="c${id}"><path d="${pathOf(segments)}" clip-rule="${rule}"/></clipPath>`

type GradientPaint = Extract<Extract<Item, { kind: 'fill' }>['paint'], { kind: 'gradient' }>['gradient']
function gradientMark({ coords, matrix, stops }: GradientPaint, id: string): string {
  const isLinear = coords.length === 4
  const names = isLinear ? ['x1', 'y1', 'x2', 'y2'] : ['fx', 'fy', 'fr', 'cx', 'cy', 'r']
  const name = isLinear ? 'linearGradient' : 'radialGradient'
  const numbers = names.map((key, index) => `${key}="${coords[index]}"`).join(' ')
  const inside = stops.map(({ offset, hex }) => `<stop offset="${offset}" stop-color="${hex}"/>`).join('')
  return `<${name} id="${id}" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${matrix.join(' ')})" ${numbers}>${inside}</${name}>`
}

const pathOf = (segments: readonly PathSegment[]) =>
  segments.map(([letter, ...numbers]) => letter + numbers.join(' ')).join('')

async function pixelsOf(text: string): Promise<Buffer> {
  return sharp(Buffer.from(text)).resize(200, 200).ensureAlpha().raw().toBuffer()
}
