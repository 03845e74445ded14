import { join } from 'node:path'
import { compressAssets } from '@estampa/web/vite'
import type { Config } from '@react-router/dev/config'

/** One page for every address, which the browser draws: nothing of the back office is rendered by a server. */
export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
