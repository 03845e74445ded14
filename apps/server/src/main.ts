/**
 * Starts everything: configuration, database, migrations, the demo's shops, the worker, the API and the storefront.
 * `npm start` does the same, and builds the storefront meanwhile.
 */
import { serve } from './start/serve.ts'

await serve()
