import { availableParallelism } from 'node:os'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../files/limiter.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP's first choice of argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// each hash holds a core and 19 MiB: a storm of sign-ins may not take the shop's pages with it
const limited = createLimiter(Math.max(1, availableParallelism() - 1), 60)

export function hashPassword(password: string): Promise<string | Refusal> {
  return limited(() => hash(password, COST))
}

/** For a password that somebody chooses: one that guessers try first is refused. */
export async function hashNewPassword(password: string): Promise<string | Refusal> {
  return isCommonPassword(password) ? refuse('common_password') : hashPassword(password)
}

/** Takes as long for an account that does not exist as for one that does. */
export function checkPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean | Refusal> {
  return limited(async () => {
    const matches = await verify(stored ?? (await decoy()), password)
    return matches && Boolean(stored)
  })
}

let made: Promise<string> | undefined

function decoy(): Promise<string> {
  made ??= hash('nobody has this password', COST)
  return made
}
