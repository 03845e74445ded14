import type { PersonalData } from '../customers/personal-data.ts'
import { dropPdfsOf, listPdfsOf } from './documents.store.ts'

/** The PDFs of a person's quotes and orders. What they show is in the export already; they can be made anew. */
export const documentsPersonalData: PersonalData = {
  name: 'papers',
  async gather(tx, { id }) {
    const papers = await listPdfsOf(tx, id)
    return papers.map(({ key, kind, about, made_at }) => ({
      kind,
      about,
      madeAt: made_at,
      name: key.slice(key.lastIndexOf('/') + 1),
    }))
  },
  erase: (tx, { id }) => dropPdfsOf(tx, id),
}
