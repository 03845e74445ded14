/** How the installation is. */
import { statfs } from 'node:fs/promises'
import type { operator } from '@estampa/contract/operator'
import type { Config } from '../../config.ts'
import { sizeOfDatabase } from '../../db/database-size.ts'
import { countJobs } from '../../jobs/jobs.store.ts'
import type { OperatorHandlers } from '../calls.ts'

type Calls = Pick<typeof operator, 'getHealth'>

export const healthHandlers: OperatorHandlers<Calls> = {
  getHealth: async ({ services }) => {
    const { database, config } = services
    const [jobs, databaseBytes, disk] = await Promise.all([
      database.outside(countJobs),
      database.outside(sizeOfDatabase),
      diskOf(config),
    ])
    return { jobs: jobs ?? { waiting: 0, failed: 0 }, databaseBytes, disk }
  },
}

async function diskOf({ files }: Pick<Config, 'files'>) {
  if (files.driver !== 'disk') return null
  // before the first file there is no folder
  const disk = await statfs(files.folder).catch(() => undefined)
  return disk ? { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize } : null
}
