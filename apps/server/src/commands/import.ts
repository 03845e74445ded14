/** The command `npm run import`: see import/import-catalog.ts. */
import { loadConfig } from '../config.ts'
import { importCatalog } from '../import/import-catalog.ts'
import { openShop } from './open-shop.ts'

process.exitCode = await importCatalog(process.argv.slice(2), {
  open: (shop) => openShop(loadConfig(), shop),
  screen: {
    isTTY: process.stdout.isTTY === true,
    write: (text) => void process.stdout.write(text),
  },
})
