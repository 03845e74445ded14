/**
 * A run starts dozens of servers, and each would read some two thousand five hundred files of source before it does
 * anything. They are made into a few files once, by the bundler of the front ends. It is the same code: what stands beside a
 * source (migrations, typefaces, the builds of the front ends) is found there, and a file that is started as a process or a
 * thread of its own is an entry of its own. A deep run starts the sources.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const repository = fileURLToPath(new URL('..', import.meta.url))
const main = join(repository, 'apps/server/src/main.ts')
/** The packages of others are found from inside the repository alone. */
const bundles = join(repository, 'var/server-bundles')

/** Packages of hundreds of modules that look for nothing beside themselves. */
const manyFiles = ['kysely', 'zod', 'jose', 'openid-client', 'oauth4webapi']

/** Makes the bundle, names it to the processes of the tests, and removes it when the run is over. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DEEP) return undefined
  await mkdir(bundles, { recursive: true })
  const folder = await mkdtemp(join(bundles, 'run-'))
  await bundleServer(folder)
  process.env.SERVER_BUNDLE = join(folder, 'main.js')
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    plugins: [keepPlaces(folder)],
    ssr: { noExternal: manyFiles },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: { main },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

const startedFile = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/** Whatever a source finds beside itself it finds there; a source that it starts or loads by its address is bundled too. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(repository) || !code.includes('import.meta.url')) return null
    return code
      .replaceAll(startedFile, (found, path: string) => {
        const file = resolve(dirname(id), path)
        // a comment may show how it is written
        if (!existsSync(file)) return found
        const fileName = relative(repository, file).replace(/ts$/, 'js')
        this.emitFile({ type: 'chunk', id: file, fileName })
        return `new URL('${pathToFileURL(join(folder, fileName)).href}')`
      })
      .replaceAll('import.meta.url', `'${pathToFileURL(id).href}'`)
  },
})
