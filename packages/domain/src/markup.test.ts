import { expect, test } from 'vitest'
import { escapeHtml, escapeXml } from './markup.ts'

test('no text ends a tag or an attribute', () => {
  const text = `<a href="x" title='y'>R&D &amp;</a>`
  expect(escapeXml(text)).toBe(`&lt;a href=&quot;x&quot; title='y'&gt;R&amp;D &amp;amp;&lt;/a&gt;`)
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp;&lt;/a&gt;')
})
