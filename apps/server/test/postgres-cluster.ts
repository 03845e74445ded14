/** A PostgreSQL of the system's packages with a streaming standby, for tests that stop either of them. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programFolders } from '../src/backup/postgres-programs.ts'

const run = promisify(execFile)

const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup']
/** The oldest server that is installed with all that a standby needs; the embedded one lacks pg_basebackup. */
export const serverPrograms = programFolders().find((folder) =>
  NEEDED.every((name) => existsSync(join(folder, name))),
)

export type PostgresNode = {
  readonly url: string
  start(): Promise<void>
  /** `immediate` is a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

export type PostgresCluster = {
  primary: PostgresNode
  standby: PostgresNode
  close(): Promise<void>
}

export async function openPostgresCluster(): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-cluster-'))
  const account = await ownerOf(folder)
  const program = (name: string, args: readonly string[]) =>
    run(join(serverPrograms ?? '', name), args, { ...account, cwd: folder })
  const primary = await nodeAt(join(folder, 'primary'), program)
  await program('initdb', [
    `--pgdata=${primary.data}`,
    '--username=postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  ])
  await primary.configure()
  await primary.start()
  const standby = await nodeAt(join(folder, 'standby'), program)
  await program('pg_basebackup', [
    `--pgdata=${standby.data}`,
    `--dbname=${primary.url}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ])
  await standby.configure()
  await standby.start()
  return {
    primary,
    standby,
    async close() {
      await standby.stop('immediate').catch(() => {})
      await primary.stop('immediate').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it is whoever the system calls `nobody`. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const ask = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout)
  const account = { uid: await ask('-u'), gid: await ask('-g') }
  await chown(folder, account.uid, account.gid)
  return account
}

type Program = (name: string, args: readonly string[]) => Promise<unknown>

async function nodeAt(data: string, program: Program) {
  const port = await freePort()
  const control = (...args: string[]) =>
    program('pg_ctl', [...args, `--pgdata=${data}`, '--wait', '--silent'])
  return {
    data,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    configure: () =>
      writeFile(
        join(data, 'postgresql.auto.conf'),
        [
          `port = ${port}`,
          "listen_addresses = '127.0.0.1'",
          "unix_socket_directories = ''",
          'fsync = off',
          // a standby that was away for the length of a test finds what it missed
          "wal_keep_size = '256MB'",
          '',
        ].join('\n'),
        { flag: 'a' },
      ),
    start: async () => void (await control('start', '--log', `${data}.log`)),
    stop: async (mode: 'fast' | 'immediate' = 'fast') => void (await control('stop', '--mode', mode)),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
