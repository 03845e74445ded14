import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What the server gives for a passkey: the JSON of WebAuthn, whose shape is the browser's matter. */
type ServerOptions = { readonly challenge: string }
/** What the browser gives for it. */
type PasskeyAnswer = { readonly id: string; readonly type: 'public-key'; readonly [field: string]: unknown }

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** A person who closes the browser's dialog has not failed. */
function isCalledOff(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

async function unlessCalledOff<Answer extends { id: string; type: 'public-key' }>(
  work: Promise<Answer>,
): Promise<PasskeyAnswer | undefined> {
  try {
    return { ...(await work) }
  } catch (error) {
    if (isCalledOff(error)) return undefined
    throw error
  }
}

/** Asks for a passkey that was made before; undefined where the person called it off. */
export async function askPasskey(options: ServerOptions): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return unlessCalledOff(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  )
}

/** Makes a passkey on this device; undefined where the person called it off. */
export async function makePasskey(options: ServerOptions): Promise<PasskeyAnswer | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return unlessCalledOff(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
}
