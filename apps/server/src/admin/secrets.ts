import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import { seal, unseal } from '../integrations/seal.ts'
import type { StoredPerson } from '../staff/persons.store.ts'

type Secret = Pick<Config, 'secretKey'>

/** The secret of somebody's authenticator, as it is stored. */
export function sealSecret(config: Secret, personId: number, secret: string): string {
  return seal(keyOf(config), ownerOf(personId), secret)
}

export function openSecret(
  config: Secret,
  { id, totp_secret }: Pick<StoredPerson, 'id' | 'totp_secret'>,
): string | undefined {
  return totp_secret === null ? undefined : unseal(keyOf(config), ownerOf(id), totp_secret)
}

const keyOf = (config: Secret) => derivedKey(config, 'authenticators')

const ownerOf = (personId: number) => `person ${personId}`
