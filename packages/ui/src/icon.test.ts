import { expect, test } from 'vitest'
import component from './icon.tsx?raw'
import sprite from './icons.svg?raw'

test('every name of an icon has its drawing, and every drawing its name', () => {
  const names = [...component.matchAll(/^ {2}\| '([^']+)'$/gm)].map(([, name]) => name)
  const drawings = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="[\d ]+"/g)].map(([, id]) => id)
  expect(names.length).toBeGreaterThan(50)
  expect(drawings).toEqual(names)
})
