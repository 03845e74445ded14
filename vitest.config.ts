import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/chromium.ts'

/** `unit` needs nothing, `api` a PostgreSQL of its own, `e2e` also a browser and the built storefront. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: 'scripts/property-seed.ts',
          include: ['{packages,apps/storefront,apps/admin,demo,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          name: 'api',
          setupFiles: ['scripts/property-seed.ts', 'apps/server/test/ledger-check.ts'],
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          setupFiles: 'apps/server/test/ledger-check.ts',
          include: ['e2e/**/*.test.ts'],
          env: { CHROMIUM_PATH: findChromium() ?? '' },
          globalSetup: 'apps/server/test/database-setup.ts',
          // Journeys share one browser's worth of CPU.
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser on a busy machine; what needs it is named at the end of the run.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
