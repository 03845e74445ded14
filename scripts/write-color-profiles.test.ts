import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pressProfile, screenProfile } from './write-color-profiles.ts'

const kept = (file: string) =>
  readFileSync(new URL(`../apps/server/src/customization/print-files/profiles/${file}`, import.meta.url))

test('the profiles of the print files are those that are computed here [BLD-02]', () => {
  expect(pressProfile().equals(kept('coated-offset.icc'))).toBe(true)
  expect(screenProfile().equals(kept('srgb.icc'))).toBe(true)
})
