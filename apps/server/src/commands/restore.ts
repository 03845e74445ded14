/** The command `npm run restore -- <folder>`: see backup/restore-backup.ts. The tables are those of this version then. */
import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { loadConfig } from '../config.ts'
import { migrateDatabase } from '../start/migrate-database.ts'
import { cannot, isHelp, say } from './in-one-shop.ts'

const usage = `Uso: npm run restore -- <carpeta de una copia>
Vuelve a una base de datos vacía (DATABASE_URL, o DATA_DIR para la incluida) y a un lugar de archivos vacío. Una copia
cifrada se abre con BACKUP_KEY o BACKUP_KEY_FILE.`

const [folder, ...others] = process.argv.slice(2)
if (!isHelp(usage)) {
  process.exitCode = folder && others.length === 0 ? await restore(resolve(folder)) : cannot(usage)
}

async function restore(source: string): Promise<number> {
  try {
    const config = loadConfig()
    const { madeAt, files } = await restoreBackup(config, { folder: source, say })
    // also makes the application's role and gives it its rights; the embedded database does so at its next start
    if (config.databaseUrl !== undefined) await migrateDatabase(config, config.databaseUrl)
    say(`La copia del ${madeAt} está de vuelta${files ? ` con ${files.count} archivos` : ', sin archivos'}.`)
    return 0
  } catch (error) {
    return cannot((error as Error).message)
  }
}
