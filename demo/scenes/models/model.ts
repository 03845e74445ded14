import { type BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Patch } from '../shapes.ts'
import type { View } from '../studio.ts'

/** The colors of one variant. `options` are the numbers and words that tell products of one model apart. */
export type VariantPaint = { readonly main: string; readonly second: string }
export type ModelOptions = Readonly<Record<string, number | string | boolean>>

export type Model = {
  readonly group: Group
  /** Print areas by the name that the catalog gives them. */
  readonly areas: Readonly<Record<string, Patch>>
  readonly view: View
}

export type Build = (paint: VariantPaint, options: ModelOptions) => Model

export function part(geometry: BufferGeometry, material: Material, shadows = true): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = shadows && !material.transparent
  mesh.receiveShadow = !material.transparent
  return mesh
}

export function groupMeshes(...parts: (Mesh | Group)[]): Group {
  const whole = new Group()
  if (parts.length > 0) whole.add(...parts)
  return whole
}

export function number(options: ModelOptions, name: string, otherwise: number): number {
  const value = options[name]
  return typeof value === 'number' ? value : otherwise
}

export function word<Word extends string>(options: ModelOptions, name: string, otherwise: Word): Word {
  const value = options[name]
  return typeof value === 'string' ? (value as Word) : otherwise
}
