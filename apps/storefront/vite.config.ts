import { guardReloads } from '@estampa/web/vite'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { nameEditorFiles } from './name-editor-files.ts'

/** The design editor and what only it needs live under their own path. */
const isEditor = (moduleIds: readonly string[]) => moduleIds.some((id) => id.includes('/packages/editor/'))

/**
 * The modules that every page of a shop loads. A module that many pages share but the shop's layout does not need stays
 * apart: visitors of a list would load it for nothing.
 */
const everyPage = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|lucide-react|clsx)\//,
  /\/packages\/contract\/(?!src\/refusals\/)/,
  /\/packages\/domain\/src\/(money|refusal|messages|countries\/languages)\./,
  /\/packages\/ui\/src\/(button|badge|spinner|icon-button|skip-link|price-figure|drop-panel|progress)\./,
  /\/packages\/web\/src\/(state|messages|failures|loading|notices|navigation)\//,
  /\/app\/(shop|messages|loading|session)\//,
]

/** The modules of the home page, lists and product pages (cards, prices, favorites), and of the frame around every page. */
const listings = [
  /\/lucide-react\/dist\/esm\/icons\/(chevron-(left|right|down)|arrow-right|user|truck|mail|phone|shopping-cart|menu|search|sliders-horizontal|x|heart)\./,
  /\/app\/catalog\/(product-(tile|grid|row|path)|color-row|technique-|picture-source)/,
  /\/app\/(money|favorites)\//,
  /\/app\/catalog\/categories\//,
  /\/packages\/web\/src\/loading\//,
  /\/app\/(shop\/(shop-mark|messaging-link)|search\/search-form|loading\/error-screen|session\/sign-in-path)\./,
  /\/app\/cart\/(cart-(context|slot)|drawer-rules|wire-lines)\./,
  /\/packages\/domain\/src\/(cart|cart\/(inspect|merge|is-same-data|lines))\./,
  /\/app\/messages\/contact\./,
  /\/packages\/ui\/src\/(color-dot|picture|chip|skeleton|breadcrumbs|empty-state|drawings|brand-icons|text-input)\./,
]

/** The fields of forms, which lists have among their filters. */
const fields = [/\/packages\/ui\/src\/(field|number-input|quantity-input|checkbox)\./]

/** The builder's icons, a dozen modules too small to be files of their own. */
const builderParts = [
  /\/lucide-react\/dist\/esm\/icons\/(zoom-(in|out)|eye|trash|copy|download|circle-check|triangle-exclamation-point|arrow-left)\./,
]

const isAmong = (patterns: readonly RegExp[]) => (moduleId: string) =>
  !moduleId.includes('.css') && patterns.some((pattern) => pattern.test(moduleId))

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardReloads(), nameEditorFiles()],
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
                { name: 'base', minShareCount: 9, priority: 2, test: isAmong(everyPage) },
                { name: 'goods', minShareCount: 2, priority: 1, test: isAmong(listings) },
                { name: 'fields', minShareCount: 2, test: isAmong(fields) },
                { name: 'tools', minShareCount: 2, test: isAmong(builderParts) },
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
