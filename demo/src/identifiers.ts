/** Numbers with sound check digits for firms and accounts that do not exist. */

function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  )
}

/** Ten digits in, a CUIT out. A remainder that asks for 10 has no CUIT: choose another number. */
export function demoCuit(ten: string): string {
  const check = (11 - (weighted(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  if (check === 10) throw new Error(`No CUIT begins with ${ten}`)
  return `${ten}${check}`
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
