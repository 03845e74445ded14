import type { Group } from 'three'
import type { Patch } from '../shapes.ts'
import { groupMeshes } from './model.ts'

/** Lays a thing that was built facing +z flat on the desk, turned a little. */
export function layFlat(thing: Group, turned: number): Group {
  thing.rotation.x = -Math.PI / 2
  const whole = groupMeshes(thing)
  whole.rotation.y = turned
  return groupMeshes(whole)
}

/** The same for where it is printed. */
export function layPatch(patch: Patch, turned: number): Patch {
  patch.geometry.rotateX(-Math.PI / 2)
  patch.geometry.rotateY(turned)
  return patch
}
