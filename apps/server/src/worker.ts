/** All jobs of the server: mails, pictures, the nightly sweeps. Requests leave them behind; jobs/run-jobs.ts does them. */
import { REMINDER_TIME } from '@estampa/domain/time'
import { inspectionTasks } from './admin/operator/inspections.jobs.ts'
import { cartTasks } from './cart/cart.jobs.ts'
import { trendingTasks } from './catalog/trending.jobs.ts'
import { sweepTasks } from './customers/sweep.jobs.ts'
import { designTasks } from './customization/designs.jobs.ts'
import type { CellRoles } from './db/cells.ts'
import { catalogPdfTasks } from './documents/catalog-pdf.jobs.ts'
import { pictureTasks } from './files/pictures.jobs.ts'
import { importTasks } from './import/desk/imports.jobs.ts'
import { feedTasks } from './import/feeds/feeds.jobs.ts'
import type { Job } from './jobs/job.ts'
import { sortIntoLanes } from './jobs/lanes.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { lawSweeps } from './law/law.jobs.ts'
import { domainMailTasks } from './mail/domains.jobs.ts'
import { lawTasks } from './mail/law.jobs.ts'
import { mailTasks } from './mail/mail.jobs.ts'
import { noticeTasks } from './mail/notices.jobs.ts'
import { personTasks } from './mail/person.jobs.ts'
import { offboardingTasks } from './offboarding/offboarding.jobs.ts'
import { artworkTasks } from './orders/artwork.jobs.ts'
import { proofTasks } from './orders/proofs.jobs.ts'
import { retentionTasks } from './orders/retention.jobs.ts'
import { trackingTasks } from './orders/tracking.jobs.ts'
import { unpaidTasks } from './orders/unpaid.jobs.ts'
import { orphanedFileTasks } from './orphaned-files/orphaned-files.jobs.ts'
import { mercadoPagoTasks } from './payments/mercado-pago.jobs.ts'
import { gangSheetTasks } from './production/gang-sheets/gang-sheets.jobs.ts'
import { quoteTasks } from './quotes/quotes.jobs.ts'
import type { ServerServices } from './services.ts'
import { shipmentTasks } from './shipping/shipments.jobs.ts'
import { cellDirectoryTasks } from './shops/cell-directory.jobs.ts'
import { domainTasks } from './shops/domains.jobs.ts'
import { impersonationTasks } from './staff/impersonations.jobs.ts'
import { orderRunTasks } from './staff/order-runs.jobs.ts'
import { productRunTasks } from './staff/product-runs.jobs.ts'
import { productScheduleTasks } from './staff/product-schedules.jobs.ts'

const CRONTAB = `
17 4 * * * sweep ?fill=1d
27 4 * * * forget_papers ?fill=1d
27 5 * * * sweep_files ?fill=1d&queue=files
37 4 * * * sweep_mails ?fill=1d
42 4 * * * sweep_people ?fill=1d
47 4 * * * sweep_carts ?fill=1d
52 4 * * * sweep_notices ?fill=1d
54 4 * * * sweep_imports ?fill=1d
57 4 * * * sweep_measures ?fill=1d
2 5 * * * sweep_gang_sheets ?fill=1d
7 5 * * * sweep_payment_notices ?fill=1d
17 5 * * * sweep_law ?fill=1d
* * * * * expire_orders ?priority=-10
11 12-23 * * * remind_payments
* * * * * expire_quotes ?priority=-10
* * * * * show_scheduled ?priority=-10
41 * * * * follow_silent
${REMINDER_TIME.minute} ${REMINDER_TIME.hour} * * * remind_quotes ?fill=1d
${REMINDER_TIME.minute} ${REMINDER_TIME.hour} * * * remind_proofs ?fill=1d
5 * * * * mail_mornings
*/10 * * * * show_trending
3 * * * * fetch_feeds
*/10 * * * * check_domains
*/10 * * * * settle_cell_directory
*/5 * * * * delete_due_shops ?queue=offboarding
12 5 * * * sweep_exports ?fill=1d
`

const tasks: Record<string, Job<ServerServices>> = {
  ...quoteTasks,
  ...unpaidTasks,
  ...mercadoPagoTasks,
  ...mailTasks,
  ...noticeTasks,
  ...personTasks,
  ...lawTasks,
  ...lawSweeps,
  ...pictureTasks,
  ...orphanedFileTasks,
  ...sweepTasks,
  ...retentionTasks,
  ...catalogPdfTasks,
  ...artworkTasks,
  ...gangSheetTasks,
  ...proofTasks,
  ...shipmentTasks,
  ...trackingTasks,
  ...orderRunTasks,
  ...productRunTasks,
  ...productScheduleTasks,
  ...impersonationTasks,
  ...designTasks,
  ...trendingTasks,
  ...cartTasks,
  ...importTasks,
  ...feedTasks,
  ...domainTasks,
  ...cellDirectoryTasks,
  ...domainMailTasks,
  ...offboardingTasks,
  ...inspectionTasks,
}

type Worker = { stop(): Promise<void> }

/** A shop's jobs are in the cell where it lives; those that have their hour go through all shops, from the home cell. */
export async function startWorkers(roles: CellRoles, services: ServerServices): Promise<Worker[]> {
  const workers = [await startWorker(roles.owner, services)]
  for (const { owner } of roles.cells?.values() ?? []) {
    workers.push(await runJobs(owner, { lanes: sortIntoLanes(tasks), crontab: '', services }))
  }
  return workers
}

export function startWorker(ownerUrl: string, services: ServerServices, pollMs?: number): Promise<Worker> {
  return runJobs(ownerUrl, { lanes: sortIntoLanes(tasks), crontab: CRONTAB, services, pollMs })
}
