import type { ClothLayer, Cut, Weave } from '../layer.ts'

export const seedOf = (options: Parameters<Cut>[0]) => (typeof options.seed === 'number' ? options.seed : 4)

export const weaveOf = (options: Parameters<Cut>[0], otherwise: Weave) =>
  (options.weave as Weave | undefined) ?? otherwise

export function zip(path: string, slot: 'dark' | 'second' | 'main' = 'dark'): ClothLayer[] {
  return [
    { path, stroke: 20, slot: 'main', weave: 'plain', puff: 3, round: 4, lift: 3, rumple: 0.05, shade: 0.12 },
    { path, stroke: 8, slot, weave: 'knit', puff: 2, round: 3, lift: 1, rumple: 0 },
  ]
}

export function puller(x: number, y: number): ClothLayer {
  return {
    path: `M ${x - 5} ${y} h 10 l 2 34 q -7 8 -14 0 Z`,
    slot: 'metal',
    weave: 'plain',
    puff: 4,
    round: 3,
    lift: 4,
    rumple: 0,
  }
}
