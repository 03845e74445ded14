/** An address that a catalog may be fetched from; a key does not belong into it. */
export function isHttpAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
