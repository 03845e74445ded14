import type { Config } from '@react-router/dev/config'

/** One page for every address, which the browser draws: nothing of the back office is rendered by a server. */
export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
