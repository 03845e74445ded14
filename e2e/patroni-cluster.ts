/**
 * The highly available database of `deploy/high-availability`, with its very files, as processes on one machine: three nodes
 * of PostgreSQL under Patroni, three of etcd, and HAProxy in front of the database and of the web processes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { accountWithoutRights, findPostgres, installDebian } from './debian-programs.ts'
import { freePort } from './free-port.ts'
import { treeOf } from './process-memory.ts'
import type { ServerProcess } from './server-process.ts'

const shipped = fileURLToPath(new URL('../deploy/high-availability/', import.meta.url))
const NAMES = ['one', 'two', 'three'] as const
const WHOLE_MS = 180_000
const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/pg_rewind',
}
const passwords = {
  PATRONI_RESTAPI_USERNAME: 'patroni',
  PATRONI_RESTAPI_PASSWORD: 'rest',
  PATRONI_SUPERUSER_PASSWORD: 'super',
  PATRONI_REPLICATION_PASSWORD: 'replication',
  PATRONI_REWIND_PASSWORD: 'rewind',
  ESTAMPA_DATABASE_PASSWORD: 'owner',
}

type Name = (typeof NAMES)[number]
type Member = { name: Name; role: 'leader' | 'sync_standby' | 'replica'; state: string; timeline?: number }
type Node = { port: number; restPort: number; process: ChildProcess | undefined }

export class PatroniCluster {
  readonly #folder: string
  readonly #account: { uid: number; gid: number } | undefined
  readonly #nodes: Record<Name, Node>
  readonly #others: ChildProcess[] = []
  #etcd = ''
  primaryPort = 0
  standbyPort = 0
  shopsOrigin = ''

  private constructor(
    folder: string,
    account: { uid: number; gid: number } | undefined,
    nodes: Record<Name, Node>,
  ) {
    this.#folder = folder
    this.#account = account
    this.#nodes = nodes
  }

  /** Comes back once there is a primary with a synchronous standby and one more. */
  static async open(): Promise<PatroniCluster> {
    await installDebian(programs)
    const account = await accountWithoutRights()
    const folder = await mkdtemp(join(tmpdir(), 'estampa-patroni-'))
    await chmod(folder, 0o755)
    for (const file of ['patroni.yml', 'create-database.sh', 'haproxy.cfg'])
      await copyFile(join(shipped, file), join(folder, file))
    const openNode = async () => ({
      port: await freePort(),
      restPort: await freePort(),
      process: undefined,
    })
    const nodes = { one: await openNode(), two: await openNode(), three: await openNode() }
    const cluster = new PatroniCluster(folder, account, nodes)
    cluster.primaryPort = await freePort()
    cluster.standbyPort = await freePort()
    try {
      await cluster.#startEtcd()
      for (const name of NAMES) await cluster.start(name)
      await cluster.whole()
    } catch (error) {
      await cluster.close()
      throw error
    }
    return cluster
  }

  /** The owner of the tables, by way of HAProxy. */
  get ownerUrl(): string {
    return `postgres://estampa:owner@127.0.0.1:${this.primaryPort}/estampa`
  }

  /** The same database at one node, past HAProxy. */
  ownerUrlAt(name: Name): string {
    return `postgres://estampa:owner@127.0.0.1:${this.#nodes[name].port}/estampa`
  }

  async members(): Promise<Member[]> {
    for (const name of NAMES) {
      const node = this.#nodes[name]
      if (!node.process) continue
      const answer = await fetch(`http://127.0.0.1:${node.restPort}/cluster`).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  async nameOf(role: Member['role']): Promise<Name> {
    const member = (await this.members()).find((one) => one.role === role)
    if (!member) throw new Error(`no node is ${role}`)
    return member.name
  }

  /** Waits until every node runs again and all follow one primary. */
  async whole(): Promise<void> {
    const deadline = Date.now() + WHOLE_MS
    while (!isWhole(await this.members())) {
      if (Date.now() > deadline) throw new Error(`not whole: ${JSON.stringify(await this.members())}`)
      await delay(500)
    }
  }

  /** Patroni and PostgreSQL of one machine are gone at once, as by a power cut. */
  async kill(name: Name): Promise<void> {
    const node = this.#nodes[name]
    const postmaster = Number(
      (await readFile(join(this.#dataOf(name), 'postmaster.pid'), 'utf8')).split('\n')[0],
    )
    const gone = node.process && once(node.process, 'exit')
    node.process?.kill('SIGKILL')
    for (const pid of treeOf(postmaster)) endNow(pid)
    node.process = undefined
    await gone
  }

  async start(name: Name): Promise<void> {
    const node = this.#nodes[name]
    const data = this.#dataOf(name)
    await this.#ownFolder(join(this.#folder, name))
    node.process = this.#spawn(programs.patroni, ['patroni.yml'], `patroni-${name}`, {
      ...passwords,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: this.#etcd,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${node.restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${node.restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${node.port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${node.port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: findPostgres() ?? '',
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, name, 'pgpass'),
    })
  }

  /** HAProxy leads to the primary, to a standby, and to these processes of `ROLES=web`. */
  async openProxy([first, second]: readonly [ServerProcess, ServerProcess]): Promise<void> {
    const shops = await freePort()
    this.shopsOrigin = `http://127.0.0.1:${shops}`
    const local = (port: number) => `127.0.0.1:${port}`
    const databases = NAMES.flatMap((name, index) => [
      [`DATABASE_${index + 1}`, local(this.#nodes[name].port)],
      [`PATRONI_${index + 1}`, String(this.#nodes[name].restPort)],
    ])
    const child = this.#spawn(programs.haproxy, ['-W', '-db', '-f', 'haproxy.cfg'], 'haproxy', {
      ...Object.fromEntries(databases),
      PRIMARY_BIND: local(this.primaryPort),
      STANDBY_BIND: local(this.standbyPort),
      SHOPS_BIND: local(shops),
      OFFICE_BIND: local(await freePort()),
      WEB_1: new URL(first.origin).host,
      WEB_2: new URL(second.origin).host,
      OFFICE_1: new URL(first.officeOrigin).host,
      OFFICE_2: new URL(second.officeOrigin).host,
      PROBE_1: new URL(first.origin).port,
      PROBE_2: new URL(second.origin).port,
    })
    this.#others.push(child)
  }

  /** How often the nodes' Patroni has written this. */
  count(words: string): number {
    const logs = NAMES.map((name) => readFileSync(join(this.#folder, `patroni-${name}.log`), 'utf8'))
    return logs.join('').split(words).length - 1
  }

  async close(): Promise<void> {
    const patronis = NAMES.map((name) => this.#nodes[name].process)
    await Promise.all(patronis.map((child) => stop(child)))
    await Promise.all(this.#others.map((child) => stop(child)))
    await rm(this.#folder, { recursive: true, force: true })
  }

  #dataOf(name: Name): string {
    return join(this.#folder, name, 'data')
  }

  async #startEtcd(): Promise<void> {
    const ports = await Promise.all(NAMES.map(async () => [await freePort(), await freePort()] as const))
    const at = (port: number) => `http://127.0.0.1:${port}`
    const members = NAMES.map((name, index) => `${name}=${at(ports[index]?.[1] ?? 0)}`).join(',')
    this.#etcd = ports.map(([client]) => `127.0.0.1:${client}`).join(',')
    for (const [index, [client, peer]] of ports.entries()) {
      const folder = join(this.#folder, `etcd-${NAMES[index]}`)
      await this.#ownFolder(folder)
      const child = this.#spawn(programs['etcd-server'], [], `etcd-${NAMES[index]}`, {
        ETCD_NAME: NAMES[index] ?? '',
        ETCD_DATA_DIR: folder,
        ETCD_LISTEN_PEER_URLS: at(peer),
        ETCD_INITIAL_ADVERTISE_PEER_URLS: at(peer),
        ETCD_LISTEN_CLIENT_URLS: at(client),
        ETCD_ADVERTISE_CLIENT_URLS: at(client),
        ETCD_INITIAL_CLUSTER: members,
        ETCD_INITIAL_CLUSTER_TOKEN: 'estampa',
        // three on one busy machine that share its disk with three databases
        ETCD_HEARTBEAT_INTERVAL: '300',
        ETCD_ELECTION_TIMEOUT: '3000',
      })
      this.#others.push(child)
    }
  }

  async #ownFolder(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (this.#account) await chown(folder, this.#account.uid, this.#account.gid)
  }

  #spawn(program: string, args: string[], name: string, settings: Record<string, string>): ChildProcess {
    const env = { PATH: `${findPostgres()}:/usr/sbin:/usr/bin:/bin`, HOME: this.#folder, LC_ALL: 'C.UTF-8' }
    const child = spawn(program, args, {
      ...this.#account,
      cwd: this.#folder,
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const log = createWriteStream(join(this.#folder, `${name}.log`), { flags: 'a' })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    return child
  }
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function isWhole(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).sort()
  const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming')
  const isOneTimeline = new Set(members.map(({ timeline }) => timeline)).size === 1
  return isRunning && isOneTimeline && roles.join() === 'leader,replica,sync_standby'
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended with its postmaster
  }
}
