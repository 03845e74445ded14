/** The programs of PostgreSQL on this machine, which lie in a folder for each version. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type PostgresProgram = { readonly path: string; readonly major: number }

/** Debian and Ubuntu; Red Hat; Homebrew. */
const parents = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt']
const VERSIONED = /^(pgsql-|postgresql@)?\d+$/

/** Where PostgreSQL's packages put them, then the folders of PATH. */
export function programFolders(path = process.env.PATH ?? ''): string[] {
  const packaged = parents.flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => VERSIONED.test(name))
          .map((name) => join(parent, name, 'bin'))
      : [],
  )
  return [...packaged, ...path.split(':').filter(Boolean)]
}

/**
 * The oldest that is new enough: one that is older than its server reads it wrong or not at all, a newer one may say
 * things that the server does not know. Throws with what to install.
 */
export async function findProgram(
  name: 'pg_dump' | 'pg_restore',
  atLeast: number,
  folders: readonly string[] = programFolders(),
): Promise<PostgresProgram> {
  const found = (await Promise.all(folders.map((folder) => versionOf(join(folder, name))))).filter(
    (program) => program !== undefined,
  )
  const fitting = found
    .filter(({ major }) => major >= atLeast)
    .toSorted((one, other) => one.major - other.major)
  const [best] = fitting
  if (best) return best
  const newest = Math.max(0, ...found.map(({ major }) => major))
  const have = newest === 0 ? `No hay ${name} en esta máquina` : `El ${name} de esta máquina es el ${newest}`
  throw new Error(
    `${have} y hace falta el ${atLeast} o uno más nuevo. En Debian o Ubuntu: apt-get install postgresql-client-${atLeast} (de apt.postgresql.org si la distribución no lo trae).`,
  )
}

async function versionOf(path: string): Promise<PostgresProgram | undefined> {
  if (!existsSync(path)) return undefined
  const said = await promisify(execFile)(path, ['--version']).catch(() => undefined)
  const major = /\(PostgreSQL\) (\d+)/.exec(said?.stdout ?? '')?.[1]
  return major === undefined ? undefined : { path, major: Number(major) }
}

/** An address without its password, which goes by the environment: everybody of a machine sees arguments. */
export function connectionOf(url: string): { address: string; environment: Record<string, string> } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const environment = { PATH: process.env.PATH ?? '', ...(password && { PGPASSWORD: password }) }
  return { address: address.href, environment }
}
