/** A device with one passkey, as a browser would speak for it (WebAuthn, ES256, attestation «none»). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Options = { challenge: string }
type Behavior = { origin: string; isVerified?: boolean }

export function openPasskeyDevice(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  function authenticatorData(isVerified: boolean, credential = Buffer.alloc(0)): Buffer {
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    counter += 1
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(Buffer.from(host)), head, credential])
  }

  const clientData = (type: 'create' | 'get', { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

  return {
    register(options: Options, { origin, isVerified = true }: Behavior) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const data = authenticatorData(isVerified, credential)
      const attestationObject = Buffer.concat([
        // {fmt: 'none', attStmt: {}, authData: <bytes of one length byte>}
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('create', options, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
    },
    sign(options: Options, { origin, isVerified = true }: Behavior) {
      const data = authenticatorData(isVerified)
      const client = clientData('get', options, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
