import type { Generic } from '../catalog.ts'

/** One packed unit: grams, and centimeters. */
export const measureFields = ['unit_weight', 'height', 'length', 'width'] as const
export type Measures = Pick<Generic, (typeof measureFields)[number]>

/** Whether a parcel of it has a price; what lacks a measure can only be picked up. */
export function isMeasured(measures: Measures): boolean {
  return measureFields.every((field) => Number.isFinite(measures[field]) && measures[field] > 0)
}
