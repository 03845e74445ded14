import { contrast, withDefaults } from '@estampa/domain/shops'
import { settingsWithDefaults } from '@estampa/domain/shops/settings'
import { lookOf } from '@estampa/server/mail/letter'
import { night, paper } from '@estampa/server/mail/letter/look'
import type { Shop } from '@estampa/server/shops/shop-directory'
import { expect, test } from 'vitest'
import { demoShops } from './demo-shops.ts'

const READABLE = 4.5
/** Of what is not text: a bar, an edge. */
const VISIBLE = 3

const looks = demoShops((file) => `/pictures/${file}`).map(({ config, rules }) => {
  const shop: Shop = {
    ...{ id: 1, name: config.tenant.tenancyName, host: null, rules, version: 1 },
    ...{ settings: settingsWithDefaults({}), config: withDefaults(config) },
  }
  return lookOf({ config: { publicUrl: 'https://tienda.example' } as never }, shop)
})

test.each(looks)(
  'the mails of $shop.config.name can be read, by day and by night',
  ({ theme, accentByNight }) => {
    const pairs: [text: string, ground: string][] = [
      [theme.onPrimary, theme.primary],
      [theme.onAccent, theme.accent],
      [theme.accent, paper.card],
      [paper.ink, paper.card],
      [paper.soft, paper.card],
      [paper.ink, paper.page],
      [paper.soft, paper.page],
      [accentByNight, night.card],
      [night.ink, night.card],
      [night.soft, night.card],
      [night.ink, night.page],
      [night.soft, night.page],
    ]
    for (const [text, ground] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(theme.accent, paper.line)).toBeGreaterThanOrEqual(VISIBLE)
    expect(contrast(accentByNight, night.line)).toBeGreaterThanOrEqual(VISIBLE)
  },
)

test('every demo shop’s mails have its logo, in a format that every mail program knows', () => {
  for (const { logo } of looks)
    expect(logo).toMatch(/^https:\/\/tienda\.example\/pictures\/logo-[a-z]+\.480\.png$/)
  expect(looks).toHaveLength(10)
})
