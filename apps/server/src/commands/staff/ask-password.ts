import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asked for on the terminal, without showing what is typed. */
export async function askPassword(): Promise<string> {
  process.stderr.write('Contraseña (vacía, se genera una): ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
