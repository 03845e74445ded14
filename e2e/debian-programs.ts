/** Programs of Debian that a deep test runs for real, and the account without rights that it runs them as. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const POSTGRES = '/usr/lib/postgresql'

/**
 * Installs the packages whose program is missing, where that can be done: as root on Debian. Services that an installation
 * starts are ended again. Throws with what to install where it cannot be done.
 */
export async function installDebian(programs: Record<string, string>): Promise<void> {
  const lacking = () => Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ''))
  const missing = lacking()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...missing], { env })
    const services = missing.map((name) => name.replace('-server', ''))
    // where no systemd runs, nothing was started
    await run('systemctl', ['disable', '--now', ...services]).catch(() => undefined)
  }
  if (lacking().length > 0) throw new Error(`Install as root: apt-get install ${lacking().join(' ')}`)
}

/** The folder with PostgreSQL's server and clients of the newest version that Debian has installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  const folders = versions.map((version) => join(POSTGRES, version, 'bin'))
  return folders.findLast(
    (folder) => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'initdb')),
  )
}

/** PostgreSQL refuses to run as root; whoever is not root runs it as herself. */
export async function accountWithoutRights(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}
