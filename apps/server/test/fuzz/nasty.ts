/** Values that break programs: what the fuzzer puts where something else belongs. */

export const numbers: readonly number[] = [
  0, -0, -1, 1, 0.1, -0.5, 1e-7, 255, 256, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_992, 1e21, 1e308,
]

/** As JSON text, because no JavaScript number is so. */
export const rawNumbers = ['1e400', '-1e400', '-0', '1E+2', '0.1e1', '123456789012345678901234567890']

export const texts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '0x10',
  '1,5',
  '１２',
  '😀👩‍👩‍👧‍👦🇦🇷',
  'ñandú ÁÉÍ',
  'z̸̢̛a̷l̵g̶o̴',
  'שלום עולם',
  '\u202eatad',
  '\u200b\ufeff',
  'ﬀ',
  'İı',
  'ß',
  '\ud800',
  'a\udfffb',
  '\u2028\u2029',
  '\u0085',
  'A\u030a',
  "'",
  '"',
  '\\',
  "' or '1'='1",
  "'; delete from orders; --",
  '%',
  '_',
  '%%%',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '/',
  '//a.example',
  '(((((((((((',
  'a'.repeat(60),
  '((a+)+)+$',
  '\\',
  '&&||!!',
  ':*',
  '<->',
  '-',
  '*',
  '+',
]

export const nul: readonly string[] = ['\u0000', 'a\u0000b', '\u0000'.repeat(40), 'a\u0001\u0002\u001f']

export const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '']

/** One of each kind that JSON knows. */
export const kinds: readonly unknown[] = [
  null,
  true,
  7,
  'texto',
  [],
  {},
  [[]],
  { a: { b: 1 } },
  [1, 'a', null],
]
