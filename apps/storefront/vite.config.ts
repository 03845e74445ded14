import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardReloads } from './guard-reloads.ts'

/** The design editor and what only it needs live under their own path. */
const isEditor = (moduleIds: readonly string[]) =>
  moduleIds.some((id) => id.includes('/packages/editor/') || id.includes('/node_modules/fabric/'))

/** What only pop-ups need (they are fetched when they open) is no base, however many pop-ups share it. */
const ofPopups =
  /@radix-ui\/(?!react-(slot|compose-refs))|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|\/ui\/src\/(popup|sheet|top-sheet|return-focus)\./
/** Neither is what only forms need: the list of products has none. */
const ofForms = /\/ui\/src\/field\.|\/domain\/src\/countries\//
const isBase = (moduleId: string) =>
  !moduleId.includes('.css') && !ofPopups.test(moduleId) && !ofForms.test(moduleId)

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardReloads()],
  environments: {
    // The server bundle carries React inside: one copy, always the production one, whatever NODE_ENV says
    // when the server starts. React's development build takes ten times as long.
    ssr: {
      resolve: { noExternal: true },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page loads travels as one file: sixty small ones compress 5 kB worse.
            codeSplitting: { groups: [{ name: 'base', minShareCount: 9, test: isBase }] },
            chunkFileNames: ({ moduleIds }) =>
              isEditor(moduleIds) ? 'product-builder/[name]-[hash].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
}))
