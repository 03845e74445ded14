import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardReloads } from './guard-reloads.ts'
import { nameEditorFiles } from './name-editor-files.ts'

/** The design editor and what only it needs live under their own path. */
const isEditor = (moduleIds: readonly string[]) =>
  moduleIds.some((id) => id.includes('/packages/editor/') || id.includes('/node_modules/fabric/'))

/**
 * What every page of a shop loads. A module that many pages share but the shop's layout does not need stays
 * apart: whoever only looks at a list would fetch it for nothing.
 */
const everywhere = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|lucide-react|clsx)\//,
  /\/node_modules\/@radix-ui\/react-(slot|compose-refs)\//,
  /\/packages\/contract\//,
  /\/packages\/domain\/src\/(cart|money|refusal)/,
  /\/packages\/ui\/src\/(button|badge|spinner|icon-button|skip-link|price-figure|drop-panel|progress)\./,
  /\/app\/(session|shell|messages)\//,
]

/** What the home page, lists and products load: cards, prices, hearts. */
const goods = [
  /\/lucide-react\/dist\/esm\/icons\/(chevron-(left|right|down)|user|truck|mail|shopping-cart|menu|search|x|heart)\./,
  /\/app\/catalog\/(product-(card|grid|row|path)|colour-row|technique-|picture-source)/,
  /\/app\/(money|favorites)\//,
  /\/app\/shell\/(categor|shop-mark|messaging-link|search-form)/,
  /\/packages\/ui\/src\/(colour-dot|picture|chip|skeleton|breadcrumbs)\./,
]

/** What the builder loads in twenty pieces too small to be worth a journey of their own. */
const tools = [
  /\/lucide-react\/dist\/esm\/icons\/(zoom-(in|out)|eye|trash|copy|download|sliders-horizontal|circle-check|triangle-exclamation-point|arrow-left)\./,
  /\/packages\/ui\/src\/(field|text-input|number-input|quantity-input|checkbox|select)\./,
]

/** What the frame around every page is made of, beside the base. */
const around = [
  /\/app\/shell\/(error-screen|use-lingering|contact)/,
  /\/packages\/ui\/src\/(empty-state|drawings|brand-icons)\./,
  /\/app\/(session\/sign-in-path|favorites\/favorites)\./,
]

const isAmong = (places: readonly RegExp[]) => (moduleId: string) =>
  !moduleId.includes('.css') && places.some((place) => place.test(moduleId))

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardReloads(), nameEditorFiles()],
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
            // What is loaded together travels as one file: sixty small ones compress 5 kB worse.
            codeSplitting: {
              groups: [
                { name: 'base', minShareCount: 9, priority: 2, test: isAmong(everywhere) },
                { name: 'goods', minShareCount: 2, priority: 1, test: isAmong(goods) },
                { name: 'around', minShareCount: 2, test: isAmong(around) },
                { name: 'tools', minShareCount: 2, test: isAmong(tools) },
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
