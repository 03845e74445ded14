/** Half widths and heights in centimeters, from the point where shoulder and neck meet. */
export type Fit = {
  readonly neck: number
  readonly drop: number
  readonly shoulder: number
  readonly slope: number
  readonly chest: number
  readonly armpit: number
  readonly waist: number
  readonly hem: number
  readonly length: number
  readonly sleeve: number
  readonly opening: number
}

export const straight: Fit = {
  neck: 9.2,
  drop: 10.2,
  shoulder: 22.6,
  slope: 4.2,
  chest: 26,
  armpit: 25,
  waist: 25.6,
  hem: 25.8,
  length: 71,
  sleeve: 20.5,
  opening: 17.6,
}

export const fits: Readonly<Record<string, Fit>> = {
  recta: straight,
  entallada: {
    ...straight,
    shoulder: 21.8,
    chest: 24.6,
    armpit: 24,
    waist: 23.4,
    hem: 24.4,
    sleeve: 19.5,
    opening: 16.4,
  },
  oversize: {
    ...straight,
    neck: 9.6,
    shoulder: 28,
    slope: 5.6,
    chest: 31,
    armpit: 29,
    waist: 30.6,
    hem: 30.2,
    length: 72,
    sleeve: 19.5,
    opening: 20.5,
  },
  dama: {
    ...straight,
    neck: 9.4,
    drop: 11.5,
    shoulder: 18.8,
    slope: 3.6,
    chest: 22.4,
    armpit: 21.2,
    waist: 20.2,
    hem: 23.4,
    length: 62,
    sleeve: 14.5,
    opening: 13.4,
  },
  nino: {
    ...straight,
    neck: 7.6,
    drop: 7.6,
    shoulder: 16.6,
    slope: 3.2,
    chest: 19.6,
    armpit: 18.4,
    waist: 19.4,
    hem: 19.8,
    length: 50,
    sleeve: 14.5,
    opening: 13.4,
  },
}

/** A shirt that is buttoned up to the neck is closer around it, and longer. */
export function forShirt(fit: Fit): Fit {
  return { ...fit, neck: fit.neck - 1.3, drop: fit.drop * 0.84, length: fit.length + 4 }
}

/** Half a chest, however wide the cut: what is wider is folded under when it is laid flat. */
const WIDEST = 29.4

/** Shoulders of what has long sleeves fall so much from the neck to the arm. */
const SHOULDER_FALL = Math.tan((20 * Math.PI) / 180)

/** What is worn over other clothes is wider, and its shoulder ends in a point from where the sleeve hangs down. */
export function forLongSleeves(fit: Fit, isOuter: boolean): Fit {
  const wider = isOuter ? 1.05 : 1.01
  const chest = Math.min(fit.chest * wider, WIDEST)
  const shoulder = Math.min(fit.shoulder * 1.05, WIDEST - 2)
  const slope = (shoulder - fit.neck) * SHOULDER_FALL
  return {
    ...fit,
    shoulder,
    slope,
    chest,
    waist: Math.min(fit.waist * wider, chest),
    hem: Math.min(fit.hem * wider, chest) * 0.99,
    armpit: slope + (fit.armpit - fit.slope) * 1.02,
    length: fit.length + 1,
  }
}
