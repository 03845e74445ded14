/**
 * The frame of the commands `shop` and `product`: their words, their help, and how they answer. Exit codes:
 * 0 done, 1 refused or failed, 2 not understood. With `--json` the answer, or the error, is one JSON value.
 */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { ConfigFault } from '@estampa/domain/shops/check-config'
import { isStoppedWrite } from '../db/database.ts'
import type { Backend } from './open-shop.ts'
import { InvalidArguments, optionSentence } from './staff/read-arguments.ts'

export type CommandArguments = {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  /** The standard input, '' where nothing is there. */
  readonly input: () => Promise<string>
}
/** The output of a command: a sentence or a table for people, and the same for programs. */
export type CommandOutput = { readonly text: string; readonly data: unknown }
export type CommandHandler = (backend: Backend, words: CommandArguments) => Promise<CommandOutput>
export type Command = { readonly as: string; readonly does: string; readonly work: CommandHandler }
export type CommandSet = {
  /** `shop` in `npm run shop`. */
  readonly name: string
  /** Options that take a value. */
  readonly texts: readonly string[]
  readonly commands: Readonly<Record<string, Command>>
  readonly notes: readonly string[]
}

/** Fields that were refused, each with what would fit. */
export class InvalidFields extends Error {
  readonly faults: readonly ConfigFault[]
  constructor(faults: readonly ConfigFault[]) {
    super(
      [
        'No se guardó nada. Hay que revisar:',
        ...faults.map(({ field, expected }) => `  ${field}: ${expected}`),
      ].join('\n'),
    )
    this.faults = faults
  }
}

export type CommandConsole = {
  readonly args: readonly string[]
  readonly open: () => Promise<Backend>
  readonly input: () => Promise<string>
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
}

/** Gives the exit code. The database is opened only for words that were understood. */
export async function runCommand(all: CommandSet, console: CommandConsole): Promise<number> {
  const isJson = console.args.includes('--json')
  try {
    const { positionals, values } = readArguments(all, console.args)
    const [name, ...rest] = positionals
    if (values.help || name === undefined) {
      console.write(`${helpOf(all, name)}\n`)
      return values.help ? 0 : 2
    }
    const command = all.commands[name]
    if (!Object.hasOwn(all.commands, name) || !command) {
      throw new InvalidArguments(`No existe «${name}».\n\n${helpOf(all, undefined)}`)
    }
    const backend = await console.open()
    try {
      const answer = await command.work(backend, { positionals: rest, values, input: console.input })
      console.write(`${isJson ? JSON.stringify(answer.data, null, 2) : answer.text}\n`)
      return 0
    } finally {
      await backend.close()
    }
  } catch (error) {
    const message = isStoppedWrite(error) ? IS_MOVING : (error as Error).message
    if (isJson) console.write(`${JSON.stringify({ error: message, ...faultsOfError(error) }, null, 2)}\n`)
    else console.complain(`${message}\n`)
    return error instanceof InvalidArguments ? 2 : 1
  }
}

const IS_MOVING = 'No se guardó nada: la tienda se está mudando. El mismo comando pasa cuando termine.'

function faultsOfError(error: unknown) {
  return error instanceof InvalidFields ? { faults: error.faults } : {}
}

function readArguments({ name, texts }: CommandSet, args: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
  }
  for (const text of texts) options[text] = { type: 'string' }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new InvalidArguments(`${optionSentence(error as Error)}\nAyuda: npm run ${name} -- --help`)
  }
}

export function helpOf({ name, commands, notes }: CommandSet, commandName: string | undefined): string {
  const one =
    commandName !== undefined && Object.hasOwn(commands, commandName)
      ? { [commandName]: commands[commandName] }
      : commands
  return [
    `Uso: npm run ${name} -- <qué> … [--json] [--dry-run] [--help]`,
    '',
    ...Object.entries(one).map(
      ([word, command]) => `  ${`${word} ${command?.as}`.trim()}\n      ${command?.does}`,
    ),
    '',
    ...notes,
  ].join('\n')
}

/** The JSON value of the standard input. */
export async function readJson(words: CommandArguments): Promise<unknown> {
  const typed = await words.input()
  try {
    return JSON.parse(typed)
  } catch {
    throw new InvalidArguments('Por la entrada estándar va un valor JSON: … --json < archivo.json')
  }
}

/** On this process: nothing is read from a terminal, where nobody would know that something is waited for. */
export function processConsole(open: () => Promise<Backend>): CommandConsole {
  return {
    args: process.argv.slice(2),
    open,
    input: () => (process.stdin.isTTY ? Promise.resolve('') : text(process.stdin)),
    write: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
  }
}

export function optionText(words: CommandArguments, option: string): string | undefined {
  const value = words.values[option]
  return typeof value === 'string' ? value.trim() : undefined
}
