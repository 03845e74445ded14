/** Numbers with sound check digits for firms and accounts that do not exist. */

function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  )
}

/** A CUIT of this kind ('20', '27' people, '30' firms) near this number; numbers whose check would be 10 have none. */
export function demoCuit(kind: string, number: number): string {
  const ten = kind + String(number).padStart(8, '0')
  const check = (11 - (weighted(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return check === 10 ? demoCuit(kind, number + 1000) : `${ten}${check}`
}

/** The body of a RUT in, the RUT with its check digit out. */
export function demoRut(body: string): string {
  const check = 11 - (weighted([...body].reverse().join(''), [2, 3, 4, 5, 6, 7]) % 11)
  return `${body}-${check === 11 ? '0' : check === 10 ? 'K' : check}`
}

/** Seven digits of bank and branch and thirteen of the account in, a CBU out. */
export function demoCbu(bank: string, account: string): string {
  const first = (10 - (weighted(bank, [7, 1, 3, 9, 7, 1, 3]) % 10)) % 10
  const second = (10 - (weighted(account, [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]) % 10)) % 10
  return `${bank}${first}${account}${second}`
}
