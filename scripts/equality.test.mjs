import { expect, test } from 'vitest'

test('a pattern is no text: texts are compared with expect.stringMatching', () => {
  expect({ name: 'mug' }).not.toMatchObject({ name: /mug/ })
  expect({ name: 'mug' }).toMatchObject({ name: expect.stringMatching(/mug/) })
  expect({ name: /mug/ }).toMatchObject({ name: /mug/ })
})
