import type { SceneOptions } from '../../src/appearances/appearance.ts'

/**
 * How the cloth is made: knitted smooth, in cells or as a fine net for sports; sweatshirt, fleece, smooth shell, quilted;
 * woven plainly, aslant or of thick threads; pressed of fibers.
 */
export type Weave =
  | 'jersey'
  | 'pique'
  | 'net'
  | 'sweat'
  | 'fleece'
  | 'shell'
  | 'quilt'
  | 'poplin'
  | 'twill'
  | 'canvas'
  | 'jute'
  | 'nonwoven'
const weaves: Readonly<Record<string, Weave>> = {
  pique: 'pique',
  nylon: 'net',
  fleece: 'sweat',
  terry: 'fleece',
  quilt: 'quilt',
  woven: 'poplin',
  canvas: 'twill',
}

export function weaveOf(options: SceneOptions): Weave {
  // a jacket of nylon is a shell, a shirt of it a net
  if (options.zip === true && options.weave === 'nylon') return 'shell'
  return weaves[String(options.weave)] ?? 'jersey'
}
