// What nothing uses: files, exports, dependencies. `knip` looks at everything, `knip --production` also finds what only
// tests use; a pattern that ends with an exclamation mark counts there too.

const tests = '!**/*.test.{ts,tsx}!'

/** A thread is started by its file's address, which knip follows in some runs and not in others. */
const threads = {
  'apps/server/src/files/worker-pool/thread.ts': ['exports'],
  'apps/server/test/worker-pool/thread.ts': ['exports'],
}

export default ({ production }: { production?: boolean }) => ({
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'wrk'],
  // no production code: the server's test support, which e2e and bench use, and plugins for the builds of the front ends
  ignoreIssues: production
    ? {
        ...threads,
        'apps/server/test/**': ['exports', 'types'],
        'packages/web/src/vite{.ts,/**}': ['exports'],
      }
    : threads,
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/{write-*,compress-assets}.ts!'],
      project: ['scripts/**/*.{mjs,ts}'],
      // read as files by scripts/write-fonts.ts
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    'packages/*': { project: ['**/*.{ts,tsx}!', tests, '!test/**!'] },
    'apps/server': {
      entry: [
        'src/main.ts!',
        'src/commands/{artwork,backup,carrier,import,mercado-pago,migrate,product,restore,shop,staff}.ts!',
        'test/move-process.ts',
        'test/server-process.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts', tests],
      // typefaces that are read as files, and a transport that pino loads by its name
      ignoreDependencies: [/^@fontsource\//, 'pino-pretty'],
    },
    'apps/storefront': {
      // the names of the guards are for the build alone
      project: ['app/**/*.{ts,tsx,css}!', 'test/**/*.ts', tests, '!app/shell/guards/names.ts!'],
    },
    'apps/admin': { project: ['app/**/*.{ts,tsx,css}!', tests] },
    demo: {
      entry: [
        'src/seed.ts!',
        'scenes/{compose,compose-*,render,render-*,draw-*,trace,trace-*}.ts!',
        'mattes/{write-mattes,check-contours}.ts!',
      ],
      project: ['**/*.ts!'],
    },
    e2e: { entry: ['*.test.ts', 'gallery.ts', 'template-pictures.ts', 'manual.ts'], project: ['**/*.ts'] },
    bench: {
      entry: ['{run,plans,server,reference-shop,lighthouse,editor-ready,designs-at-once}.ts'],
      project: ['**/*.ts'],
    },
  },
})
