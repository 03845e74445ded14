import { guardReloads, omitRouterFeatures } from '@estampa/web/vite'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { nameEditorFiles } from './name-editor-files.ts'

/** The design editor and what only it needs live under their own path. */
const isEditor = (moduleIds: readonly string[]) => moduleIds.some((id) => id.includes('/packages/editor/'))

/** The libraries under every page, which stay the same from one deployment to the next. */
const react = [/\/node_modules\/(react|react-dom|react-router|scheduler)\//]

/**
 * What every page of a shop loads. All that these folders import comes with them; what they load when it is first needed
 * does not. What is small and on most pages is here too: a file of its own costs a phone a way to the server.
 */
const frame = [
  /\/app\/(session|shop|loading|theme|money|shell\/layouts)\//,
  /\/app\/catalog\/tiles\/(picture-source|placeholder-picture|product-path)\./,
  /\/packages\/ui\/src\/(picture|color-dot|skeleton|chip|breadcrumbs|checkbox|brand-icons|progress)\./,
  /\/app\/catalog\/json-ld\./,
  /\/packages\/domain\/src\/catalog\/sizes\./,
  /\/packages\/web\/src\/((state|messages|failures|loading)\/|theme\/template-outlines\.|navigation\.)/,
]

/**
 * The tiles of products on the home page and in lists, those of few templates too: what was fetched by itself would leave
 * the page while it comes.
 */
const tiles = [/\/app\/catalog\/tiles\//]

/** What a form has at least: small pieces that come together. */
const fields = [
  /\/packages\/ui\/src\/(field|text-input)\./,
  /\/packages\/web\/src\/forms\/counted-text-area\./,
]

/** What pages of orders and of what was asked for share: words and small pieces. */
const orders = [
  /\/app\/messages\/(orders|proofs)\./,
  /\/app\/orders\/(order-badges|ordered-lines)\./,
  /\/packages\/web\/src\/records\/record-(skeleton|empty|id)\./,
]

const isAmong = (patterns: readonly RegExp[]) => (moduleId: string) =>
  !moduleId.includes('.css') && patterns.some((pattern) => pattern.test(moduleId))

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardReloads(), omitRouterFeatures(), nameEditorFiles()],
  environments: {
    // The server bundle carries React inside: one copy, always the production one, whatever NODE_ENV says
    // when the server starts. React's development build takes ten times as long.
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true } }),
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Modules that are loaded together become one file: sixty small ones compress 5 kB worse.
            codeSplitting: {
              groups: [
                { name: 'react', priority: 3, test: isAmong(react) },
                { name: 'frame', priority: 2, test: isAmong(frame) },
                { name: 'tiles', priority: 1, test: isAmong(tiles) },
                { name: 'fields', priority: 1, test: isAmong(fields) },
                { name: 'orders', priority: 1, test: isAmong(orders) },
              ],
            },
            chunkFileNames: ({ moduleIds }) =>
              isEditor(moduleIds) ? 'product-builder/[name]-[hash].js' : 'assets/[name]-[hash].js',
            // only the editor asks for the typefaces of texts on products
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.ttf'))
                ? 'product-builder/[name]-[hash][extname]'
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
}))
