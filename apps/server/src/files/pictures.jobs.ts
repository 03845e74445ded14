import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import type { Files } from './files.ts'
import { findTile, type TileSize, tileSizes } from './picture-tiles.ts'
import { makeVariants } from './pictures.ts'

type PictureStore = { files: Files }

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

export const pictureTasks: Record<string, Job<PictureStore>> = {
  pictures_added: picturesAdded,
}
