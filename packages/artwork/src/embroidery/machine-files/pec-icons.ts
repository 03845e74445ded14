/** Small pictures of what is sewn, of one bit for each pixel, the lowest bit left. */
import type { MachineBlock, MachinePoint } from './machine-moves.ts'

export const ICON = { width: 48, height: 38 } as const
/** Pixels that stay free at each edge. */
const MARGIN = 3

export function iconOf(
  blocks: readonly MachineBlock[],
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  const icon = new Uint8Array((ICON.width / 8) * ICON.height)
  const scale = Math.min(
    (ICON.width - 2 * MARGIN - 1) / Math.max(1, size.width),
    (ICON.height - 2 * MARGIN - 1) / Math.max(1, size.height),
  )
  const pixelOf = ({ x, y }: MachinePoint) => ({
    x: Math.round((ICON.width - 1) / 2 + x * scale),
    y: Math.round((ICON.height - 1) / 2 + y * scale),
  })
  for (const { moves } of blocks) {
    moves.forEach((to, n) => {
      const from = moves[n - 1]
      if (from && to.kind === 'stitch') drawLine(icon, pixelOf(from), pixelOf(to))
    })
  }
  return icon
}

function drawLine(icon: Uint8Array, from: MachinePoint, to: MachinePoint): void {
  const steps = Math.max(1, Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  for (let step = 0; step <= steps; step += 1) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps)
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps)
    if (x < 0 || y < 0 || x >= ICON.width || y >= ICON.height) continue
    const at = y * (ICON.width / 8) + (x >> 3)
    icon[at] = (icon[at] as number) | (1 << (x & 7))
  }
}
