/**
 * Each feature keeps its main walk in every run; a deep run (`npm test -- --deep`) repeats it in every template, country
 * and width.
 */
import { test } from 'vitest'
import type { Width } from './watched-page.ts'

export const isDeep = Boolean(process.env.DEEP)

/** A second walk through what another one shows in every run. */
export const deepTest = test.runIf(isDeep)

/** All of them in a deep run, else the first. */
export const eachOrFirst = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1))

/** A screen is drawn for a phone first; a desk shows the same parts beside each other. */
export const phoneFirst: readonly Width[] = eachOrFirst([360, 1280])
