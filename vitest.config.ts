import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/chromium.ts'
import { LongestFirst } from './scripts/longest-first.ts'

/** These change what the whole process may do, or what it may read: they get a process of their own. */
const apart = [
  'apps/server/src/customization/print-files/**/*.test.ts',
  'apps/server/src/customization/print-files.test.ts',
]

/** A test ends when it is done; these only end one that hangs, on a slow machine too. */
const HANGING_MS = 240_000
const patience = {
  testTimeout: HANGING_MS,
  hookTimeout: HANGING_MS,
  expect: { poll: { timeout: 30_000 } },
}

const processors = availableParallelism()

/** Browser tests go first: what runs after them waits more for the database and shares the processors with none. */
const afterBrowsers = { maxWorkers: processors + 2, sequence: { groupOrder: 1 } }
const api = {
  ...patience,
  ...afterBrowsers,
  setupFiles: ['scripts/equality.ts', 'scripts/property-seed.ts', 'apps/server/test/ledger-check.ts'],
  globalSetup: 'apps/server/test/database-setup.ts',
  // As with browsers below: what needs it is named at the end of the run.
  retry: process.env.CI ? 1 : 0,
  // hundreds of processes and threads that draw and read files load the same modules
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('var/compile-cache', import.meta.url)) },
}

/** Tests that measure time have the machine to themselves, one after the other, in a deep run. */
const speed = ['packages/editor/src/kernel/speed.test.ts']
const browserSpeed = ['e2e/editor-speed.test.ts', 'e2e/product-grid-speed.test.ts']
/** Deep by repetition: servers are killed, connections cut, backups restored, shops grown, older commits started and updated. */
const deep = [
  'e2e/backup.test.ts',
  'e2e/chaos.test.ts',
  'e2e/commits-start.test.ts',
  'e2e/cut-connections.test.ts',
  'e2e/database-kill.test.ts',
  'e2e/desk-speed.test.ts',
  'e2e/dev.test.ts',
  'e2e/failover.test.ts',
  'e2e/growth.test.ts',
  'e2e/jobs-kill.test.ts',
  'e2e/kill.test.ts',
  'e2e/memory.test.ts',
  'e2e/newcomer-walk.test.ts',
  'e2e/payment-kill.test.ts',
  'e2e/point-in-time.test.ts',
  'e2e/product-run.test.ts',
  'e2e/rolling-upgrade.test.ts',
  'e2e/rows-read.test.ts',
  'e2e/soak.test.ts',
]
const e2e = {
  ...patience,
  setupFiles: ['scripts/equality.ts', 'apps/server/test/ledger-check.ts'],
  env: { CHROMIUM_PATH: findChromium() ?? '' },
  globalSetup: ['apps/server/test/database-setup.ts', 'e2e/demo-folder.ts', 'e2e/server-bundle.ts'],
  // A browser on a busy machine; what needs it is named at the end of the run.
  retry: process.env.CI ? 1 : 0,
}

/** `unit` needs nothing, `api` a PostgreSQL of its own, `e2e` also a browser and the built storefront. */
export default defineConfig({
  test: {
    // browsers wait a part of their time; one worker more only makes them contend
    maxWorkers: processors + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...patience,
          ...afterBrowsers,
          name: 'unit',
          setupFiles: ['scripts/equality.ts', 'scripts/property-seed.ts'],
          include: ['{packages,apps/storefront,apps/admin,demo,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**', ...speed],
          // to load what each file tests takes longer than its tests
          isolate: false,
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: apart,
          isolate: false,
        },
      },
      { test: { ...api, name: 'api apart', include: apart } },
      // one browser serves file after file
      {
        test: {
          ...e2e,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [...browserSpeed, ...(process.env.DEEP ? [] : deep)],
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'unit speed',
          include: process.env.DEEP ? speed : [],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...e2e,
          name: 'e2e speed',
          include: process.env.DEEP ? browserSpeed : [],
          env: { ...e2e.env, MEASURES_SPEED: 'true' },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
