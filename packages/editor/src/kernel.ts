/** The geometry of the editor for whoever places pictures without its stage. Lengths are millimeters. */
export { resized, revised, rounded, turned } from './kernel/geometry.ts'
export { fitted, fittedAll, movedInside, roomFor } from './kernel/limit-modify.ts'
export type { EditorArea } from './kernel/state.ts'
