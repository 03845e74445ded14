import { staffMailTexts } from '@estampa/contract/mail'
import { office, staff, staffImportFeeds, staffImports } from '@estampa/contract/staff'
import { expect, test } from 'vitest'
import { changeMessages } from './changes.ts'

/** What changes nothing that anybody else sees: looks, papers, and what somebody has seen themselves. */
const isNoChange = (name: string) => /^(preview|try|draw|authenticate|see)/.test(name)

test('every change of the people of a shop is told in a sentence, not by the name of its call [ADM-05] [ADM-21]', () => {
  const writes = Object.entries({
    ...staff,
    ...office,
    ...staffImports,
    ...staffImportFeeds,
    ...staffMailTexts,
  })
    .filter(([name, { method }]) => method === 'POST' && !isNoChange(name))
    .map(([name]) => name)
  expect(writes.length).toBeGreaterThan(40)
  expect(writes.filter((name) => !(name in changeMessages.cl.calls))).toEqual([])
})
