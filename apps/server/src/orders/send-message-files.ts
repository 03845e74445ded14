/**
 * A message that comes with files. They are read before the order is locked, because that takes long, and none of them
 * stays where the message is not written.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { displayName, readSentFile, type SentFile } from '../files/read-sent-file.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import type { UploadedFile } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import { type MessageFile, messageFileKeys, type StoredMessage } from './messages.store.ts'

const MAX_FILES = 3
const MAX_FILE_MB = 10
const MAX_BYTES = MAX_FILE_MB * 1024 * 1024

type MessageWithFiles = {
  shopId: number
  files: readonly UploadedFile[]
  /** Asked before a file is read: a reason to read none. */
  check: (tx: Tx) => Promise<Refusal | null>
  /** Writes the message down with its files and gives the thread. */
  save: (tx: Tx, files: readonly MessageFile[]) => Promise<StoredMessage[] | Refusal>
}

export async function sendMessageFiles(
  { database, files: disk }: Services,
  { shopId, files, check, save }: MessageWithFiles,
): Promise<StoredMessage[] | Refusal> {
  if (files.length === 0) return refuse('no_file')
  if (files.length > MAX_FILES) return refuse('too_many_files', { most: MAX_FILES })
  const why = await database.readInShop(shopId, check)
  if (why) return why
  const read = await readFiles(shopId, files)
  if (isRefusal(read)) return read
  const keys = read.flatMap(({ kept }) => messageFileKeys(kept))
  const thread = await storeOrRemove(disk, keys, async () => {
    for (const { kept, sent } of read) {
      await disk.put(kept.key, sent.bytes, sent.type)
      if (kept.preview && sent.preview) await disk.put(kept.preview, sent.preview, 'image/webp')
    }
    const kept = read.map((file) => file.kept)
    return database.inShop(shopId, (tx) => save(tx, kept))
  })
  if (isRefusal(thread)) return thread
  // of a message that was sent twice the first has its files
  const named = new Set(thread.flatMap(({ files: those }) => those.flatMap(messageFileKeys)))
  for (const key of keys) if (!named.has(key)) await disk.delete(key)
  return thread
}

type ReadFile = { kept: MessageFile; sent: SentFile }

async function readFiles(shopId: number, files: readonly UploadedFile[]): Promise<ReadFile[] | Refusal> {
  const read: ReadFile[] = []
  for (const file of files) {
    const name = displayName(file.name, 'archivo')
    if (file.length > MAX_BYTES) return refuse('file_too_large', { name, most: MAX_FILE_MB })
    const sent = await readSentFile(await readFile(file.path))
    if (isRefusal(sent)) return { ...sent, name }
    const place = `shops/${shopId}/messages/${randomUUID()}`
    const { kind, bytes, ending, preview } = sent
    const kept: MessageFile = {
      name,
      kind,
      bytes: bytes.length,
      key: `${place}.${ending}`,
      preview: preview ? `${place}-preview.webp` : null,
    }
    read.push({ kept, sent })
  }
  return read
}
