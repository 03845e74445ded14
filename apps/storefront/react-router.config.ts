import { join } from 'node:path'
import { compressAssets } from '@estampa/web/vite'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  serverModuleFormat: 'esm',
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
