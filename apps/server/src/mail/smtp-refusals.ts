type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown }

/** A password or a right of this server to send is missing: its operator mends that, and the mail goes then. */
const ownFaults = new Set([530, 534, 535, 538])
const MAX_LETTERS = 200

/**
 * The answer of the mail server where no other try can help: this recipient, or this mail, it will never take. Null
 * where it may pass: the server is away, busy, or does not trust this one yet.
 */
export function refusalForGood(cause: unknown): string | null {
  const { code, responseCode, response } = (cause ?? {}) as SmtpError
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutMail || typeof responseCode !== 'number') return null
  if (responseCode < 500 || responseCode > 599 || ownFaults.has(responseCode)) return null
  return withoutAddresses(String(response ?? responseCode)).slice(0, MAX_LETTERS)
}

/** The same trouble in words that name nobody: mail servers repeat whom they were asked to write to. */
export function faultWithoutNames(cause: unknown): Error {
  const { code, responseCode, response } = (cause ?? {}) as SmtpError
  const reply = response ?? (cause instanceof Error ? cause.message : responseCode)
  const words = [code, withoutAddresses(String(reply ?? '')).slice(0, MAX_LETTERS)].filter(Boolean)
  return new Error(`the mail server took no mail: ${words.join(' ')}`)
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+/g, '…')
}
