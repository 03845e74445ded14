import { createInterface } from 'node:readline/promises'
import { InvalidArguments } from './read-arguments.ts'

/** Asks on the terminal. Where nobody sits at one, `--yes` has to say it. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new InvalidArguments(`${question} Con --yes se confirma.`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^s[ií]?$/i.test((await lines.question(`${question} [s/N] `)).trim())
  } finally {
    lines.close()
  }
}
