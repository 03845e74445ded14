import { z } from 'zod'
import type { Job } from '../worker.ts'
import { makeVariants } from './pictures.ts'

const PicturesAdded = z.object({ names: z.array(z.string()).max(1_000) })

/** Makes the sizes of new pictures before anybody waits for them. */
const picturesAdded: Job = async (payload, { files }) => {
  for (const name of PicturesAdded.parse(payload).names) await makeVariants(files, name)
}

export const pictureTasks: Record<string, Job> = { pictures_added: picturesAdded }
