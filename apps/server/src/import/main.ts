/** The command `npm run import`: see import-catalogue.ts. */
import { loadConfig } from '../config.ts'
import { importCatalogue } from './import-catalogue.ts'
import { openShop } from './open-shop.ts'

process.exitCode = await importCatalogue(process.argv.slice(2), {
  open: (shop) => openShop(loadConfig(), shop),
  screen: {
    isTTY: process.stdout.isTTY === true,
    write: (text) => void process.stdout.write(text),
  },
})
