/** A catalog, a ZIP of pictures or both are kept as they came; what they are is looked at by the worker. */
import { open } from 'node:fs/promises'
import type { staffImports } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { displayName } from '../../files/read-sent-file.ts'
import type { Handler, UploadedFile } from '../../http/context.ts'
import { actorOf } from '../../staff/people.ts'
import { newImportKey } from './advance-import.ts'
import { blankImport, importSubject, importView } from './import-view.ts'
import { advanceImportLater } from './imports.jobs.ts'
import { insertImport } from './imports.store.ts'

type Upload = { readonly catalog: UploadedFile | undefined; readonly pictures: UploadedFile | undefined }

export const uploadImport: Handler<(typeof staffImports)['uploadImport']> = async ({
  services,
  shop,
  person,
  files,
  now,
  record,
}) => {
  const upload = await sortFiles(files)
  if (isRefusal(upload)) return upload
  const file = upload.catalog ?? upload.pictures
  if (!file) return refuse('import_file_missing')
  const keep = async (one: UploadedFile) => {
    const key = newImportKey(shop.id)
    await services.files.take(key, one.path, 'application/octet-stream')
    return key
  }
  const fileKey = await keep(file)
  const picturesKey = upload.catalog && upload.pictures ? await keep(upload.pictures) : null
  const source = displayName(file.name, 'catalogo')
  return services.database.inShop(shop.id, async (tx) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const started = { state: 'looking', at: now, who: who.name, source, fileKey, picturesKey } as const
    const id = await insertImport(tx, { ...blankImport, ...started })
    await advanceImportLater(tx, shop.id, id)
    await record(tx, { subject: importSubject({ id, source }), before: {}, after: { state: 'looking' } })
    return importView(tx, id)
  })
}

/** A catalog, a ZIP of pictures, or one of each. */
async function sortFiles(files: readonly UploadedFile[]): Promise<Upload | Refusal> {
  if (files.length > 2) return refuse('too_many_files', { most: 2 })
  const zips: UploadedFile[] = []
  const others: UploadedFile[] = []
  for (const file of files) ((await isPictureZip(file)) ? zips : others).push(file)
  if (zips.length > 1 || others.length > 1) return refuse('too_many_files', { most: 1 })
  return { catalog: others[0], pictures: zips[0] }
}

/** By its name: a workbook is a ZIP too. */
async function isPictureZip({ name, path }: UploadedFile): Promise<boolean> {
  if (!/\.zip$/i.test(name)) return false
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304
  } finally {
    await file.close()
  }
}
