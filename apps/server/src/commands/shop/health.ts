/** How the installation is, and the mark of a backup. */
import { addBackup } from '../../staff/backups.store.ts'
import { findHealth } from '../../staff/installation-health.ts'
import { type CommandHandler, optionText } from '../run-command.ts'
import { factsText } from '../staff/table.ts'

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1).replace('.', ',')} GB`
const unknown = 'no se sabe'
const since = (iso: string | null) => (iso === null ? '' : `, el más viejo desde ${iso}`)

export const healthCommand: CommandHandler = async ({ services }) => {
  const health = await findHealth(services)
  const { jobs, mails, databaseBytes, disk, lastBackup } = health
  const failed = jobs.byTask.filter((task) => task.failed > 0)
  const text = factsText([
    ['trabajos que esperan', `${jobs.waiting}${since(jobs.dueSince)}`],
    [
      'trabajos que fallaron',
      `${jobs.failed} ${failed.map((one) => `(${one.task}: ${one.failed})`).join(' ')}`,
    ],
    [
      'correos por salir',
      mails.isSetUp ? `${mails.waiting}${since(mails.waitingSince)}` : 'no hay servidor de correo',
    ],
    ['base de datos', gigabytes(databaseBytes)],
    [
      'disco de los archivos',
      disk ? `${gigabytes(disk.freeBytes)} libres de ${gigabytes(disk.bytes)}` : unknown,
    ],
    ['última copia de seguridad', lastBackup ?? `${unknown}: nadie la anotó con «backup-done»`],
  ])
  return { text, data: health }
}

export const backupDoneCommand: CommandHandler = async ({ services }, words) => {
  const at = services.now()
  const note = optionText(words, 'text') ?? ''
  const isRehearsal = words.values['dry-run'] === true
  if (!isRehearsal) await services.database.inNoShop((tx) => addBackup(tx, at, note.slice(0, 200)))
  return {
    text: isRehearsal ? 'Ensayo: no se anotó nada.' : `Anotada: copia de seguridad de ${at.toISOString()}.`,
    data: { at, note, saved: !isRehearsal },
  }
}
