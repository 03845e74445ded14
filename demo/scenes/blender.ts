import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a script of `tracing/` at the lowest priority; `order` is the file that says what it should do. */
export function runBlender(script: string, order: string): Promise<void> {
  const file = fileURLToPath(new URL(`../tracing/${script}.py`, import.meta.url))
  const blender = spawn(
    'nice',
    ['-n', '19', process.env.BLENDER ?? 'blender', '-b', '-t', '2', '-P', file, '--', order],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  blender.stdout.on('data', (chunk) => {
    said += chunk
  })
  return new Promise((resolve, reject) => {
    blender.on('error', reject)
    blender.on('close', (code) => {
      if (code === 0 && !said.includes('Error: Python')) resolve()
      else reject(new Error(`Blender ended with ${code}: ${said.slice(-2000)}`))
    })
  })
}
