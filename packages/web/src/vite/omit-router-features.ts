import type { Plugin } from 'vite'

/**
 * Parts of React Router that every page would load and none uses, with what stands for them. Each names all that the
 * rest of the framework imports of the part, so an upgrade that asks for more stops the build.
 */
const unusedParts = [
  {
    // Pages that are found one by one. Ours are all in the manifest: `routeDiscovery: { mode: 'initial' }`.
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    code: `
      export const isFogOfWarEnabled = () => false
      export const getPartialManifest = (manifest) => manifest
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const useFogOFWarDiscovery = () => {}
      // asked for by the framework's parts for servers, which are not in a browser's scripts
      export const getManifestPath = undefined, getPathsWithAncestors = undefined
      export const handleClientVersionMismatch = undefined`,
  },
  {
    // Hooks for those who time the router: they are called only where a router is given instrumentations.
    file: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined`,
  },
]

/** Keeps what no page uses of React Router out of the browser's scripts: 2 kB (gzip) of every page. */
export function omitRouterFeatures(): Plugin {
  return {
    name: 'estampa:omit-router-features',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return unusedParts.find(({ file }) => file.test(id))?.code
    },
  }
}
