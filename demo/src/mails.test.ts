import { contrast, settingsWithDefaults, withDefaults } from '@estampa/domain/shops'
import type { Shop } from '@estampa/server/http/shop'
import { mailBrandingOf } from '@estampa/server/mail/template'
import { mailStyleOf } from '@estampa/server/mail/template/style'
import { expect, test } from 'vitest'
import { demoShops } from './demo-shops.ts'

const READABLE = 4.5
/** Contrast of what is not text, such as a bar or an edge. */
const VISIBLE = 3

const desk = { texts: {}, sender: { name: null, replyTo: null, signature: '' } }
const looks = demoShops((file) => `/pictures/${file}`).map(({ config, rules }) => {
  const shop: Shop = {
    id: 1,
    name: config.tenant.tenancyName,
    host: null,
    rules,
    state: 'open',
    version: 1,
    settings: settingsWithDefaults({}),
    config: withDefaults(config),
  }
  return mailBrandingOf({ config: { publicUrl: 'https://tienda.example' } as never }, shop, desk)
})

test.each(looks)(
  'the mails of $shop.config.name can be read, by day and by night [LAYOUT-09]',
  (branding) => {
    const { colors, night } = mailStyleOf(branding)
    const { head } = branding.look
    expect(contrast(head.ink, head.ground)).toBeGreaterThanOrEqual(READABLE)
    for (const { card, page, ink, soft, line, accent, kicker, button } of [colors, night]) {
      const pairs: [text: string, ground: string][] = [
        [button.text, button.ground],
        [kicker.text, kicker.ground],
        [accent, card],
        [ink, card],
        [soft, card],
        [ink, page],
        [soft, page],
      ]
      for (const [text, ground] of pairs)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(accent, line)).toBeGreaterThanOrEqual(VISIBLE)
    }
  },
)

test('every demo shop’s mails have its logo, in a format that every mail program knows', () => {
  const names = demoShops((file) => file).map(({ config }) => config.tenant.tenancyName)
  expect(looks.map(({ logo }) => logo)).toEqual(
    names.map((name) => `https://tienda.example/pictures/logo-${name}.480.png`),
  )
})
