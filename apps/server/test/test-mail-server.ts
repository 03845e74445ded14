import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import type { TestShops } from './test-shops.ts'

export type ReceivedMail = { to: string[]; raw: string; text: string; subject: string }

/** A mail server that accepts everything, but answers «later» as often as `refuses` says, and «never» to `unknown`. */
export class TestMailServer {
  readonly received: ReceivedMail[] = []
  refuses = 0
  /** An address that it will never take a mail for, and how often somebody tried; and one that it has no room for now. */
  unknown = ''
  full = ''
  tries = 0
  /** Runs after a mail has arrived and before its sender is answered. */
  beforeAnswer = async (): Promise<void> => {}
  port = 0
  #server: SMTPServer | undefined

  async open(port = 0): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (address === this.full) {
          return done(Object.assign(new Error(`4.2.2 <${address}> is full`), { responseCode: 452 }))
        }
        if (address !== this.unknown) return done()
        this.tries += 1
        done(Object.assign(new Error(`5.1.1 <${address}> no such mailbox`), { responseCode: 550 }))
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (part: Buffer) => chunks.push(part))
        stream.on('end', () => {
          if (this.refuses > 0) {
            this.refuses -= 1
            done(Object.assign(new Error('try later'), { responseCode: 451 }))
            return
          }
          this.#take(
            session.envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString(),
          )
          this.beforeAnswer().then(() => done(), done)
        })
      },
    })
    // a sender that is killed hangs up in the middle of a mail
    server.on('error', () => {})
    await new Promise<void>((opened) => server.listen(port, '127.0.0.1', opened))
    this.port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((closed) => server.close(closed))
  }

  /** The first mail to this address that nobody has taken yet; waits for it. */
  async next(to: string): Promise<ReceivedMail> {
    const at = () => this.received.findIndex((mail) => mail.to.includes(to))
    await until(() => at() >= 0)
    return this.received.splice(at(), 1)[0] as ReceivedMail
  }

  #take(to: string[], raw: string): void {
    this.received.push({ to, raw, text: plainOf(raw), subject: subjectOf(raw) })
  }
}

/** The code in a mail's link, with the account's number beside it, and the short one for who types it. */
export function codeIn({ text }: ReceivedMail): { userId: number; code: string; typed: string } {
  const found = /userId=(\d+)&(?:amp;)?code=([0-9A-Z]+)/.exec(text)
  if (!found) throw new Error('no code in the mail')
  const [typed = ''] = /^[0-9A-Z]{4}-[0-9A-Z]{4}(?=\s*$)/m.exec(text) ?? []
  return { userId: Number(found[1]), code: String(found[2]), typed }
}

/** Soft line breaks and coded letters undone, so that sentences can be found. */
function plainOf(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\u00a0', ' ')
}

function subjectOf(raw: string): string {
  const [, line = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? []
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, coded: string) => plainOf(coded.replaceAll('_', ' ')))
    .replace(/\r\n[ \t]/g, ' ')
}

/** A machine that is at work with other things makes an order's print files in ten seconds. */
const PATIENCE_MS = 45_000

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it never came')
    await new Promise((next) => setTimeout(next, 50))
  }
}

export async function countWaitingJobs(on: TestShops): Promise<number> {
  const rows = await asOwner(on, 'select count(*)::int as jobs from graphile_worker.jobs')
  return Number(rows[0]?.jobs)
}

/** Failed jobs are tried again now instead of after their growing delays; jobs that were not tried yet keep their turn. */
export async function prioritizeJobs(on: TestShops): Promise<void> {
  await asOwner(
    on,
    `select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where last_error is not null), now())`,
  )
}

/** The owner's connections by the address of the database: who waits for something asks twenty times a second. */
const pools = new Map<string, pg.Pool>()

export async function asOwner({ ownerUrl }: TestShops, query: string): Promise<Record<string, unknown>[]> {
  const pool = pools.get(ownerUrl) ?? openPool(ownerUrl)
  return (await pool.query(query)).rows
}

/** Its connections close a second after their last query. */
function openPool(ownerUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, idleTimeoutMillis: 1_000 })
  // a test may end any connection, and the run its server
  pool.on('error', () => {})
  pools.set(ownerUrl, pool)
  return pool
}
