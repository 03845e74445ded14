/** What the files of an order are for, told by the names under which they are made. */
export const printFileUses = [
  'sheet',
  'persons',
  'art',
  'layers',
  'films',
  'drawing',
  'picture',
  'worksheet',
  'template',
  'sewn',
  'machine',
  'machine_pes',
  'machine_exp',
  'machine_jef',
  'machine_vp3',
  'threads',
  'text',
] as const
export type PrintFileUse = (typeof printFileUses)[number]

/** The endings of the names; the first that fits counts. */
const endings: readonly (readonly [string, PrintFileUse])[] = [
  ['hoja-de-taller.pdf', 'sheet'],
  ['lista-de-nombres.pdf', 'persons'],
  ['-capas.pdf', 'layers'],
  ['-peliculas.pdf', 'films'],
  ['-ficha.pdf', 'worksheet'],
  ['-plantilla.pdf', 'template'],
  ['.pdf', 'art'],
  ['.svg', 'drawing'],
  ['-bordado.png', 'sewn'],
  ['ppp.png', 'picture'],
  ['.dst', 'machine'],
  ['.pes', 'machine_pes'],
  ['.exp', 'machine_exp'],
  ['.jef', 'machine_jef'],
  ['.vp3', 'machine_vp3'],
  ['-hilos.txt', 'threads'],
  // of orders whose files were made up to version 0.1
  ['-base64.txt', 'text'],
]

/** Null for a name that no print file has. */
export function printFileUse(name: string): PrintFileUse | null {
  return endings.find(([ending]) => name.endsWith(ending))?.[1] ?? null
}
