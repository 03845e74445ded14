import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import type { Files } from './files.ts'
import { findTile, type TileSize, tileSizes } from './picture-tiles.ts'
import { makeVariants } from './pictures.ts'

type PictureStore = { files: Files; now: () => Date }

const PicturesAdded = z.object({ names: z.array(z.string()).max(1_000) })

/** Makes the sizes of new pictures before anybody waits for them. */
const picturesAdded: Job<PictureStore> = async (payload, { files }) => {
  for (const name of PicturesAdded.parse(payload).names) {
    await makeVariants(files, name)
    for (const size of Object.keys(tileSizes) as TileSize[]) {
      await findTile(files, `/pictures/${name}.webp`, size)
    }
  }
}

/** Every night: what was being written when a process died. Whoever began it has begun anew elsewhere. */
const sweepParts: Job<PictureStore> = async (_payload, { files, now }) => {
  await files.sweepParts(new Date(now().getTime() - DAY_MS))
}

export const pictureTasks: Record<string, Job<PictureStore>> = {
  pictures_added: picturesAdded,
  sweep_parts: sweepParts,
}
