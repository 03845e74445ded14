/**
 * The strokes of a narrow piece, as a pen would draw it: the middle lines without their spurs, joined straight
 * through where they fork. Places are pixels.
 */
import type { Cloth } from './cloth.ts'
import type { ContourPoint } from './contours.ts'
import type { Line } from './skeleton.ts'

export type Stroke = {
  /** About a pixel apart. */
  readonly places: readonly ContourPoint[]
  readonly closed: boolean
  /** Whether the stroke ends there in the open, not in another stroke. */
  readonly startsFree: boolean
  readonly endsFree: boolean
}

type Edge = { from: number; to: number; places: ContourPoint[] }
type Graph = {
  /** The edges at each node, which is the index of its pixel; an edge that comes back is there twice. */
  readonly nodes: Map<number, Edge[]>
  readonly depthAt: (node: number) => number
}

/**
 * A line from a fork is a corner, not a stroke, where the surface reaches further along it than around the fork
 * by no more than this many half widths and pixels. A right angle does by 0.41.
 */
const SPUR = 0.6
const SPUR_PX = 1.2
/** Two forks that are no further apart than this many half widths are one crossing. */
const SAME_FORK = 0.9
/** Lines that differ less than this from going straight on are one stroke; cosine. */
const STRAIGHT_ON = -0.6

export function strokesOf(cloth: Cloth, lines: readonly Line[]): Stroke[] {
  const { width, depths } = cloth
  const place = (at: number): ContourPoint => ({ x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 })
  const strokes: Stroke[] = []
  const graph: Graph = { nodes: new Map(), depthAt: (node) => depths[node] as number }
  for (const { pixels, closed } of lines) {
    const places = pixels.map(place)
    if (closed) strokes.push({ places, closed, startsFree: false, endsFree: false })
    else attach(graph, { from: pixels[0] as number, to: pixels.at(-1) as number, places })
  }
  contract(graph, place)
  for (let pass = 0; pass < 4 && prune(graph); pass += 1) contract(graph, place)
  const crossed = joinThrough(graph)
  const isFree = (node: number) => degree(graph, node) === 1 && !crossed.has(node)
  for (const { places, from, to } of edgesOf(graph)) {
    strokes.push({ places, closed: from === to, startsFree: isFree(from), endsFree: isFree(to) })
  }
  return strokes
}

function edgesOf({ nodes }: Graph): Set<Edge> {
  return new Set([...nodes.values()].flat())
}

function attach({ nodes }: Graph, edge: Edge): void {
  for (const node of [edge.from, edge.to]) {
    const met = nodes.get(node)
    if (met) met.push(edge)
    else nodes.set(node, [edge])
  }
}

function detach({ nodes }: Graph, edge: Edge): void {
  for (const node of [edge.from, edge.to]) {
    const met = nodes.get(node)?.filter((one) => one !== edge) ?? []
    if (met.length > 0) nodes.set(node, met)
    else nodes.delete(node)
  }
}

function degree({ nodes }: Graph, node: number): number {
  return nodes.get(node)?.length ?? 0
}

function lengthOf(places: readonly ContourPoint[]): number {
  let length = 0
  for (let index = 1; index < places.length; index += 1) {
    const [a, b] = [places[index - 1] as ContourPoint, places[index] as ContourPoint]
    length += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return length
}

/** Makes one fork of two that lie within each other's width. */
function contract(graph: Graph, place: (at: number) => ContourPoint): void {
  for (const edge of edgesOf(graph)) {
    const { from, to } = edge
    if (from === to || degree(graph, from) < 3 || degree(graph, to) < 3) continue
    const max = SAME_FORK * Math.max(graph.depthAt(from), graph.depthAt(to))
    if (lengthOf(edge.places) > Math.max(1.5, max)) continue
    detach(graph, edge)
    const moved = new Set(graph.nodes.get(to))
    for (const one of moved) {
      detach(graph, one)
      if (one.from === to) {
        one.from = from
        one.places.unshift(place(from))
      }
      if (one.to === to) {
        one.to = from
        one.places.push(place(from))
      }
      attach(graph, one)
    }
  }
}

/** Takes off the shortest lines that end in the open; says whether there were any. */
function prune(graph: Graph): boolean {
  const spurs: { edge: Edge; fork: number; length: number }[] = []
  for (const edge of edgesOf(graph)) {
    const [start, end] = [degree(graph, edge.from), degree(graph, edge.to)]
    const fork = start === 1 && end > 2 ? edge.to : end === 1 && start > 2 ? edge.from : null
    if (fork === null) continue
    const length = lengthOf(edge.places)
    const depth = graph.depthAt(fork)
    const further = length + graph.depthAt(fork === edge.to ? edge.from : edge.to) - depth
    if (further <= SPUR * depth + SPUR_PX) spurs.push({ edge, fork, length })
  }
  spurs.sort((a, b) => a.length - b.length)
  let pruned = false
  for (const { edge, fork } of spurs) {
    if (degree(graph, fork) < 3) continue
    detach(graph, edge)
    pruned = true
    const left = graph.nodes.get(fork) ?? []
    if (left.length === 2 && left[0] !== left[1]) join(graph, fork, left[0] as Edge, left[1] as Edge)
  }
  return pruned
}

/** Makes one edge of two that meet at `node`. */
function join(graph: Graph, node: number, one: Edge, other: Edge): Edge {
  detach(graph, one)
  detach(graph, other)
  const before = one.to === node ? one : reversed(one)
  const after = other.from === node ? other : reversed(other)
  const edge = {
    from: before.from,
    to: after.to,
    places: [...before.places, ...after.places.slice(1)],
  }
  attach(graph, edge)
  return edge
}

function reversed({ from, to, places }: Edge): Edge {
  return { from: to, to: from, places: places.toReversed() }
}

/**
 * Two lines that go straight on through a fork become one stroke; what is left over ends there, at a node that
 * is given back: such an end is not free.
 */
function joinThrough(graph: Graph): Set<number> {
  const crossed = new Set<number>()
  for (const node of [...graph.nodes.keys()]) {
    for (;;) {
      const met = [...new Set(graph.nodes.get(node))].filter(({ from, to }) => from !== to)
      if (met.length < 2) break
      const pair = degree(graph, node) === 2 ? met : straightest(met, node, graph.depthAt(node))
      if (!pair) break
      join(graph, node, pair[0] as Edge, pair[1] as Edge)
      crossed.add(node)
    }
  }
  return crossed
}

function straightest(met: readonly Edge[], node: number, depth: number): [Edge, Edge] | null {
  const ways = met.map((edge) => wayFrom(edge, node, 1.5 * depth + 2))
  let best: [Edge, Edge] | null = null
  let min = STRAIGHT_ON
  for (let one = 0; one < met.length; one += 1) {
    for (let other = one + 1; other < met.length; other += 1) {
      const [a, b] = [ways[one] as ContourPoint, ways[other] as ContourPoint]
      const turn = a.x * b.x + a.y * b.y
      if (turn >= min) continue
      min = turn
      best = [met[one] as Edge, met[other] as Edge]
    }
  }
  return best
}

/** The direction in which an edge leaves a node, of length 1, measured `far` along it. */
function wayFrom(edge: Edge, node: number, far: number): ContourPoint {
  const places = edge.from === node ? edge.places : edge.places.toReversed()
  const start = places[0] as ContourPoint
  const end = places[Math.min(places.length - 1, Math.ceil(far))] as ContourPoint
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1
  return { x: (end.x - start.x) / length, y: (end.y - start.y) / length }
}
