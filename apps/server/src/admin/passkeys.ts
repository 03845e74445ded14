/** Passkeys (WebAuthn): a key of the person's device, unlocked by their finger or PIN, which is two factors in one. */
import type { admin } from '@estampa/contract/admin'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import * as store from '../staff/passkeys.store.ts'
import { findPerson, lockPerson, type StoredPerson } from '../staff/persons.store.ts'
import { accountView } from './account-view.ts'
import type { AdminHandlers } from './calls.ts'
import { enter } from './entry.ts'
import { countTry } from './prove-person.ts'

type Calls = Pick<
  typeof admin,
  'beginPasskeySignIn' | 'signInWithPasskey' | 'beginPasskey' | 'addPasskey' | 'removePasskey'
>

/** A seventh of all that a start would load; most days nobody uses a passkey before the first order. */
const loadWebauthn = () => import('@simplewebauthn/server')

export const passkeyHandlers: AdminHandlers<Calls> = {
  beginPasskeySignIn: async ({ services, ip, now }) => {
    const counted = await countTry(services, `passkey from ${ip}`, now, 10)
    if (isRefusal(counted)) return counted
    const { rpID } = partyOf(services.config)
    const { generateAuthenticationOptions } = await loadWebauthn()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    const { challenge } = options
    await services.database.inNoShop((tx) => store.saveChallenge(tx, { challenge, personId: null }, now))
    return { options: { ...options } }
  },
  signInWithPasskey: async (visit) => {
    const { services, input, now } = visit
    const response = input.response as unknown as AuthenticationResponseJSON
    const person = await services.database.inNoShop((tx) => holderOf(tx, services.config, response, now))
    return isRefusal(person) ? person : enter(visit, person, input.staySignedIn)
  },
  beginPasskey: async ({ services, session, now }) => {
    const { generateRegistrationOptions } = await loadWebauthn()
    return services.database.inNoShop(async (tx) => {
      const person = await findPerson(tx, session.person_id)
      if (!person) return refuse('not_signed_in')
      const { rpID, rpName } = partyOf(services.config)
      const options = await generateRegistrationOptions({
        rpID,
        rpName,
        userName: person.email,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(`person ${person.id}`),
        excludeCredentials: (await store.listPasskeys(tx, person.id)).map(({ credential_id: id }) => ({
          id,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await store.saveChallenge(tx, { challenge: options.challenge, personId: person.id }, now)
      return { options: { ...options } }
    })
  },
  addPasskey: async ({ services, session, input, now }) => {
    const response = input.response as unknown as RegistrationResponseJSON
    const credential = await verifiedCredential(services.config, response)
    if (isRefusal(credential)) return credential
    const personId = session.person_id
    const { challenge, id, publicKey, counter, transports = [] } = credential
    const added = await services.database.inNoShop(async (tx) => {
      if (!(await store.takeChallenge(tx, { challenge, personId }, now))) return false
      return store.addPasskeyRow(tx, {
        person_id: personId,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: [...transports],
        name: input.name.trim(),
        created_at: now,
        last_used_at: null,
      })
    })
    return added ? accountView(services, session) : refuse('passkey_wrong')
  },
  removePasskey: async ({ services, session, input }) => {
    const dropped = await services.database.inNoShop((tx) =>
      store.dropPasskey(tx, session.person_id, input.Id),
    )
    return dropped ? accountView(services, session) : refuse('not_found')
  },
}

/** Whose device signed a challenge of ours; the challenge is used up. */
async function holderOf(
  tx: Tx,
  config: Config,
  response: AuthenticationResponseJSON,
  now: Date,
): Promise<StoredPerson | Refusal> {
  const passkey = await store.lockPasskey(tx, response.id)
  if (!passkey) return refuse('passkey_wrong')
  const { expected, signedChallenge } = expectationsOf(config)
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const verified = await orWrong(() =>
    verifyAuthenticationResponse({
      ...expected,
      response,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  )
  if (isRefusal(verified)) return verified
  const isOurs = await store.takeChallenge(tx, { challenge: signedChallenge(), personId: null }, now)
  const person = await lockPerson(tx, passkey.person_id)
  if (!verified.verified || !isOurs || !person) return refuse('passkey_wrong')
  await store.markPasskeyUsed(tx, passkey.id, verified.authenticationInfo.newCounter, now)
  return person
}

/** The key that a device made, with the challenge that it signed. */
async function verifiedCredential(config: Config, response: RegistrationResponseJSON) {
  const { expected, signedChallenge } = expectationsOf(config)
  const { verifyRegistrationResponse } = await loadWebauthn()
  const verified = await orWrong(() => verifyRegistrationResponse({ ...expected, response }))
  if (isRefusal(verified)) return verified
  if (!verified.verified) return refuse('passkey_wrong')
  return { challenge: signedChallenge(), ...verified.registrationInfo.credential }
}

/** Every challenge passes the library, and the one that was signed is looked up afterwards: only ours are stored. */
function expectationsOf(config: Config) {
  const { rpID, origin } = partyOf(config)
  let signed = ''
  const expectedChallenge = (challenge: string) => {
    signed = challenge
    return true
  }
  return {
    expected: {
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    },
    signedChallenge: () => signed,
  }
}

/** The library throws for whatever does not fit. What a browser sends is no accident of ours. */
async function orWrong<T>(verify: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error) return refuse('passkey_wrong')
    throw error
  }
}

function partyOf({ adminUrl }: Pick<Config, 'adminUrl'>) {
  return { rpID: new URL(adminUrl).hostname, rpName: 'Estampa', origin: adminUrl }
}
