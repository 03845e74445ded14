/** A test of the API keeps each proof in every run; a deep run (`npm test -- --deep`) repeats it where the way is the same. */
import { test } from 'vitest'

export const isDeep = Boolean(process.env.DEEP)

/** All of them in a deep run, else so many from the first on. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isDeep ? all : all.slice(0, count)

/** A second test of what another one shows in every run, or one of a detail, of many things or of something that fails. */
export const deepTest = test.runIf(isDeep)
