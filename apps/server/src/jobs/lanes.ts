/**
 * Jobs run in lanes, each with places of its own in every process, so that no number of imports or pictures, in however
 * many shops, keeps a mail or a payment waiting. Within a lane a queue keeps one shop from taking every place.
 */
export type Lane<Task> = {
  /** Jobs of this lane that one process runs at a time. */
  readonly atOnce: number
  /** Each stands under the name by which requests leave its jobs behind. */
  readonly tasks: Readonly<Record<string, Task>>
}

/** Somebody waits for these drawings: seconds to minutes of processor. */
const drawing = {
  atOnce: 2,
  tasks: ['catalog_paper', 'make_gang_sheet', 'order_artwork', 'quote_pictures'],
} as const

/** Work of minutes, and rounds through all shops that ask other companies or clean up. */
const bulk = {
  atOnce: 3,
  tasks: [
    'advance_import',
    'carry_out_product_run',
    'carry_out_run',
    'check_domains',
    'delete_due_shops',
    'export_shop',
    'fetch_feeds',
    'follow_silent',
    'forget_files',
    'forget_papers',
    'pictures_added',
    'settle_cell_directory',
    'show_trending',
    'sweep',
    'sweep_carts',
    'sweep_exports',
    'sweep_files',
    'sweep_gang_sheets',
    'sweep_imports',
    'sweep_law',
    'sweep_mails',
    'sweep_measures',
    'sweep_notices',
    'sweep_payment_notices',
    'sweep_people',
  ],
} as const

/** Mails, payments, notices and whatever has its minute: all that no other lane names. */
const QUICK_AT_ONCE = 3

/** Jobs of one process, over all lanes. */
export const JOBS_AT_ONCE = QUICK_AT_ONCE + drawing.atOnce + bulk.atOnce

/** Every task in its lane. Throws where a lane names a task that does not exist: its jobs would be in the quick one. */
export function sortIntoLanes<Task>(tasks: Record<string, Task>): Lane<Task>[] {
  const left = new Map(Object.entries(tasks))
  const take = ({ atOnce, tasks: names }: { atOnce: number; tasks: readonly string[] }): Lane<Task> => {
    const taken = names.map((name) => {
      const task = left.get(name)
      if (!left.delete(name) || task === undefined)
        throw new Error(`A lane names a task that is none: ${name}`)
      return [name, task] as const
    })
    return { atOnce, tasks: Object.fromEntries(taken) }
  }
  return [take(drawing), take(bulk), { atOnce: QUICK_AT_ONCE, tasks: Object.fromEntries(left) }]
}
