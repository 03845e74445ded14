/** The characters of the documents' typeface: Latin as Spanish, Portuguese and their neighbors write it, and signs. */
const UNKNOWN =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/gu
const MARKS = /[\u0300-\u036f]/g
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', '\t': ' ' }

/** The text without what would be an empty box: letters lose marks that are unknown, pictures go. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNKNOWN, (letter) => {
      const base = plain[letter] ?? letter.normalize('NFKD').replace(MARKS, '')
      return base.replace(UNKNOWN, '')
    })
}
