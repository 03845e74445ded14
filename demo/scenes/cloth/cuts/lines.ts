/** The lines of an upper garment at its right half; the left half mirrors them. */
export type Lines = {
  readonly neckX: number
  readonly neckY: number
  readonly shoulderX: number
  readonly shoulderY: number
  readonly armpitX: number
  readonly armpitY: number
  readonly waistX: number
  readonly hemX: number
  readonly hemY: number
}

type Fit = 'clasica' | 'oversize' | 'dama' | 'nino' | 'entallada'

export type Neck = 'redondo' | 'v' | 'polo' | 'camisa' | 'alto' | 'capucha' | 'mao' | 'espalda'

const fits: Record<Fit, Lines> = {
  clasica: {
    neckX: 580,
    neckY: 160,
    shoulderX: 706,
    shoulderY: 204,
    armpitX: 724,
    armpitY: 376,
    waistX: 718,
    hemX: 724,
    hemY: 846,
  },
  oversize: {
    neckX: 578,
    neckY: 160,
    shoulderX: 758,
    shoulderY: 226,
    armpitX: 752,
    armpitY: 436,
    waistX: 752,
    hemX: 756,
    hemY: 842,
  },
  dama: {
    neckX: 576,
    neckY: 166,
    shoulderX: 682,
    shoulderY: 206,
    armpitX: 692,
    armpitY: 364,
    waistX: 664,
    hemX: 700,
    hemY: 838,
  },
  nino: {
    neckX: 576,
    neckY: 206,
    shoulderX: 690,
    shoulderY: 244,
    armpitX: 704,
    armpitY: 396,
    waistX: 702,
    hemX: 710,
    hemY: 780,
  },
  entallada: {
    neckX: 578,
    neckY: 162,
    shoulderX: 700,
    shoulderY: 204,
    armpitX: 712,
    armpitY: 372,
    waistX: 692,
    hemX: 708,
    hemY: 850,
  },
}

export function linesOf(fit: string, shorter = 0): Lines {
  const lines = fits[fit as Fit] ?? fits.clasica
  return { ...lines, hemY: lines.hemY - shorter }
}
