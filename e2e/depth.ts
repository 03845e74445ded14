/**
 * Each feature keeps its main proof in every run, in a browser or by its calls; a deep run (`npm test -- --deep`) walks through
 * all of them in a browser, and repeats that in every template, country and width.
 */
import { isDeep } from '@estampa/server/test/depth'
import type { Width } from './watched-page.ts'

export { deepTest, isDeep } from '@estampa/server/test/depth'

/** All of them in a deep run, else the first. */
export const eachOrFirst = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1))

/** A screen is drawn for a phone first; a desk shows the same parts beside each other. */
export const phoneFirst: readonly Width[] = eachOrFirst([360, 1280])
