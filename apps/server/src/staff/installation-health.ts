/** How the installation is: jobs, mails, the database, the disk of the files and the last backup. */
import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { Database, Tx } from '../db/database.ts'
import { sizeOfDatabase } from '../db/database-size.ts'
import { listJobsByTask, type TaskJobs } from '../jobs/jobs.store.ts'
import { listStoredShops } from '../shops/shops.store.ts'
import { findLastBackup } from './backups.store.ts'
import { countUnsentMails } from './shop-usage.store.ts'

type HealthServices = { database: Database; config: Pick<Config, 'files' | 'smtpUrl'> }

export async function findHealth({ database, config }: HealthServices) {
  const [tasks, sizes, lastBackup, disk, mails] = await Promise.all([
    inEveryCell(database, listJobsByTask).then(sumByTask),
    inEveryCell(database, sizeOfDatabase),
    database.outside(findLastBackup),
    diskOf(config),
    mailsOf(database),
  ])
  const sum = (count: 'waiting' | 'failed') => tasks.reduce((all, task) => all + task[count], 0)
  return {
    jobs: {
      waiting: sum('waiting'),
      failed: sum('failed'),
      dueSince: oldest(tasks.map(({ dueSince }) => dueSince))?.toISOString() ?? null,
      byTask: tasks.map(({ dueSince, ...task }) => ({ ...task, dueSince: dueSince?.toISOString() ?? null })),
    },
    mails: { ...mails, isSetUp: config.smtpUrl !== undefined },
    databaseBytes: sizes.reduce((all, bytes) => all + bytes, 0),
    disk,
    lastBackup: lastBackup?.toISOString() ?? null,
  }
}

async function inEveryCell<T>(database: Database, read: (tx: Tx) => Promise<T>): Promise<T[]> {
  return [await database.outside(read), ...(await database.inOtherCells(read))]
}

/** Each cell has the jobs of its own shops. */
function sumByTask(cells: readonly TaskJobs[][]): TaskJobs[] {
  const sums = new Map<string, TaskJobs>()
  for (const one of cells.flat()) {
    const known = sums.get(one.task)
    sums.set(one.task, known ? sumOf(known, one) : one)
  }
  return [...sums.values()].toSorted((one, other) => (one.task < other.task ? -1 : 1))
}

function sumOf(one: TaskJobs, other: TaskJobs): TaskJobs {
  return {
    task: one.task,
    waiting: one.waiting + other.waiting,
    failed: one.failed + other.failed,
    dueSince: oldest([one.dueSince, other.dueSince]),
  }
}

/** Each shop's mails are read in that shop alone. */
async function mailsOf(database: Database) {
  let waiting = 0
  const since: (Date | null)[] = []
  for (const { id } of await database.outside(listStoredShops)) {
    const unsent = await database.readInShop(id, countUnsentMails)
    waiting += unsent.waiting
    since.push(unsent.since)
  }
  return { waiting, waitingSince: oldest(since)?.toISOString() ?? null }
}

function oldest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null).map((moment) => moment.getTime())
  return known.length === 0 ? null : new Date(Math.min(...known))
}

/** The room on the disk of the files; null where they are in a bucket, or none is there yet. */
export async function diskOf({ files }: Pick<Config, 'files'>) {
  if (files.driver !== 'disk') return null
  // before the first file there is no folder
  const disk = await statfs(files.folder).catch(() => undefined)
  return disk ? { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize } : null
}
