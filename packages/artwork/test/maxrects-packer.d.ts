// What a module can import of the package has no types.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  type Box = { x: number; y: number; width: number; height: number }
  type Options = { pot: boolean; allowRotation?: boolean; logic?: number }

  export const PACKING_LOGIC: { readonly MAX_AREA: number }
  export class MaxRectsPacker {
    constructor(width: number, height: number, padding: number, options: Options)
    readonly bins: readonly { readonly rects: readonly Box[] }[]
    addArray(boxes: Box[]): void
  }
}
