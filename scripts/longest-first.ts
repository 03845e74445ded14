import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file of minutes that began last would leave one processor without work. */
const longest = [
  // the first file that opens the demo fills it, for which others would wait: the two after it need none
  'e2e/journey.test.ts',
  'e2e/stop.test.ts',
  'e2e/opening.test.ts',
  'e2e/gallery.test.ts',
  'e2e/builder-screen.test.ts',
  'e2e/product-arrangements.test.ts',
  'e2e/trouble.test.ts',
  'e2e/desk-walk.test.ts',
  'e2e/law.test.ts',
  'e2e/shell.test.ts',
  'e2e/checkout-walks.test.ts',
  'e2e/orders.test.ts',
  'e2e/templates.test.ts',
  'e2e/look.test.ts',
  'e2e/manual.test.ts',
  'e2e/saved-cart.test.ts',
  'e2e/proof-desk.test.ts',
  'e2e/operator.test.ts',
  'apps/server/test/fixtures/matrix.test.ts',
  'demo/scenes/garments/garment-passes.test.ts',
  'apps/server/src/customization/print-files.test.ts',
  'apps/server/src/customization/print-files/embroidery-files.test.ts',
  'apps/server/src/backup/restore-shop.test.ts',
  'apps/server/src/customization/logo-tools.test.ts',
  'apps/server/src/staff/gang-sheets.test.ts',
  'apps/server/src/customization/preflight.test.ts',
  'apps/server/src/files/read-pdf.test.ts',
  'apps/server/src/customers/forget-person.test.ts',
  'apps/server/src/backup/cells-backup.test.ts',
  'apps/server/src/orders/proof-rosters.test.ts',
  'apps/server/test/fuzz/fuzz.test.ts',
  'apps/server/src/files/postscript-to-pdf.test.ts',
  'apps/server/src/mail/order-mails.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/files/read-picture.test.ts',
  'apps/server/src/http/bounds.test.ts',
  'apps/server/src/shops/switches.test.ts',
]

/** Starts the longest files first and the other browser tests before what takes seconds. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = longest.findIndex((path) => moduleId.endsWith(path))
  if (place >= 0) return place
  return longest.length + (project.name === 'e2e' ? 0 : 1)
}
