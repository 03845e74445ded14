/**
 * The entries of a ZIP that a stranger sent, one by one. What it says of itself is bounded before anything is unpacked,
 * and nothing is unpacked to more than it said: a bomb is refused by its directory, a lying one when it is read.
 */
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const unpack = promisify(inflateRaw)

export type ZipBounds = {
  readonly entries: number
  readonly entryBytes: number
  readonly totalBytes: number
}
export type StoredEntry = { readonly path: string; readonly bytes: number }
export type OpenZip = {
  readonly entries: readonly StoredEntry[]
  read(entry: StoredEntry): Promise<Buffer>
  close(): Promise<void>
}
/** Why a ZIP is not read. */
export class UnreadableZip extends Error {
  readonly reason: 'broken' | 'locked' | 'too_large'
  constructor(reason: UnreadableZip['reason']) {
    super(`the ZIP is ${reason}`)
    this.reason = reason
  }
}

type Entry = StoredEntry & { readonly packed: number; readonly method: number; readonly at: number }

const END_BYTES = 22
const COMMENT_BYTES = 65_535
const DIRECTORY_BYTES = 16_000_000
const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
/** No picture and no table is packed this well. */
const MAX_RATIO = 200
const RATIO_FROM_BYTES = 1_000_000

export async function openZip(file: string, bounds: ZipBounds): Promise<OpenZip> {
  const handle = await open(file)
  try {
    const all = await readDirectory(handle)
    const entries = all.filter(({ path, bytes }) => bytes > 0 && isSoundPath(path))
    if (all.length > bounds.entries || isTooLarge(entries, bounds)) throw new UnreadableZip('too_large')
    const known = new Map(entries.map((entry) => [entry.path, entry]))
    return {
      entries,
      read: ({ path }) => {
        const entry = known.get(path)
        if (!entry) throw new UnreadableZip('broken')
        return readEntry(handle, entry)
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function isTooLarge(entries: readonly Entry[], { entryBytes, totalBytes }: ZipBounds): boolean {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    total > totalBytes ||
    entries.some(
      ({ bytes, packed }) => bytes > entryBytes || (bytes > RATIO_FROM_BYTES && bytes > MAX_RATIO * packed),
    )
  )
}

/** A path that leads nowhere else, and is not the litter of an operating system. */
function isSoundPath(path: string): boolean {
  const parts = path.split('/')
  return !/^\/|\\|^[a-z]:/i.test(path) && parts.every((part) => part !== '' && !/^\.|^__MACOSX$/.test(part))
}

async function readDirectory(handle: FileHandle): Promise<Entry[]> {
  const { size } = await handle.stat()
  const tail = await readAt(
    handle,
    Math.max(0, size - END_BYTES - COMMENT_BYTES),
    Math.min(size, END_BYTES + COMMENT_BYTES),
  )
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END_MARK) at -= 1
  if (at < 0) throw new UnreadableZip('broken')
  const [count, length, start] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ]
  // the marks of the larger format, for files of many gigabytes
  if (count === 0xffff || start === 0xffffffff || length > DIRECTORY_BYTES)
    throw new UnreadableZip('too_large')
  if (start + length > size) throw new UnreadableZip('broken')
  return listEntries(await readAt(handle, start, length), count)
}

function listEntries(directory: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK)
      throw new UnreadableZip('broken')
    const flags = directory.readUInt16LE(at + 8)
    if (flags & 1) throw new UnreadableZip('locked')
    const [nameBytes, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const name = directory.subarray(at + 46, at + 46 + nameBytes)
    entries.push({
      path: name.toString(flags & 0x0800 ? 'utf8' : isUtf8(name) ? 'utf8' : 'latin1'),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + extra + comment
  }
  return entries
}

function isUtf8(name: Buffer): boolean {
  return !name.toString('utf8').includes('\ufffd')
}

async function readEntry(handle: FileHandle, { at, packed, bytes, method }: Entry): Promise<Buffer> {
  const head = await readAt(handle, at, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL_MARK) throw new UnreadableZip('broken')
  const content = await readAt(handle, at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed)
  if (content.length !== packed) throw new UnreadableZip('broken')
  if (method === 0) return content
  if (method !== 8) throw new UnreadableZip('broken')
  try {
    return await unpack(content, { maxOutputLength: bytes })
  } catch {
    throw new UnreadableZip('broken')
  }
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
