/** The command `npm run backup -- <folder>`: see backup/write-backup.ts. */
import { resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup.ts'
import { loadConfig } from '../config.ts'
import { cannot, isHelp, say } from './in-one-shop.ts'

const usage = `Uso: npm run backup -- <carpeta nueva> [--without-files]
Copia la base de datos y los archivos juntos; mientras se copia, la instalación sigue en marcha (la base de datos
incluida se copia detenida). Con CELLS van todas las células, cada tienda entera en una. Con BACKUP_KEY o BACKUP_KEY_FILE la copia va cifrada. SECRET_KEY no está en ella.`

const words = process.argv.slice(2)
const [folder, ...others] = words.filter((word) => word !== '--without-files')
if (!isHelp(usage)) {
  process.exitCode = folder && others.length === 0 ? await backUp(resolve(folder)) : cannot(usage)
}

async function backUp(target: string): Promise<number> {
  try {
    const { files, database, cells, encryption } = await writeBackup(loadConfig(), {
      folder: target,
      withFiles: !words.includes('--without-files'),
      now: () => new Date(),
      say,
    })
    const counts = [database, ...cells].flatMap((cell) => Object.values(cell.rows))
    const rows = counts.reduce((sum, count) => sum + count, 0)
    say(
      `La copia está en ${target}: ${rows} filas${files ? ` y ${files.count} archivos` : ', sin los archivos'}, ${encryption ? 'cifrada' : 'sin cifrar'}.`,
    )
    if (cells.length > 0) say(`Tiene las células «home», ${cells.map(({ name }) => `«${name}»`).join(', ')}.`)
    return 0
  } catch (error) {
    return cannot((error as Error).message)
  }
}
