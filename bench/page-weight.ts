import { gzipSync } from 'node:zlib'

/** Kilobytes of script, gzip, that a browser fetches for this page before anything is clicked. */
export async function scriptWeight(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text()
  const found = html.matchAll(/(?:src|href|import)[=(\s]*["']?(\/assets\/[^"'\s)]+\.js)/g)
  const files = new Set([...found].map((match) => match[1] ?? ''))
  if (files.size === 0) throw new Error(`no script in ${path}`)
  let bytes = 0
  for (const file of files) {
    bytes += gzipSync(Buffer.from(await (await fetch(origin + file)).arrayBuffer()), { level: 9 }).byteLength
  }
  return bytes / 1024
}
