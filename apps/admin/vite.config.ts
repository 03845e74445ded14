import { guardReloads, omitRouterFeatures } from '@estampa/web/vite'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The libraries under every page, which stay the same from one deployment to the next. */
const react = /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//

/** What every page loads; all that these folders import comes with them. */
const frame = [
  /\/app\/(session|shell|controls)\//,
  /\/packages\/web\/src\/((state|messages|failures|loading)\/|navigation\.)/,
  /\/packages\/ui\/src\/(icon|button|skeleton|skip-link|sheet|action-menu|spinner)\./,
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardReloads(), omitRouterFeatures()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', priority: 2, test: react },
                {
                  name: 'frame',
                  priority: 1,
                  test: (id: string) => !id.includes('.css') && frame.some((pattern) => pattern.test(id)),
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
})
