/** The API in a process of its own: started by `openServerProcess`, which says on which database. */
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openServices } from '../src/start/open-services.ts'

const { TEST_ROLES = '', TEST_SETTINGS = '' } = process.env
const open: (() => Promise<void>)[] = []
const config = readConfig(JSON.parse(TEST_SETTINGS))
const { cells = {}, ...home } = JSON.parse(TEST_ROLES)
const roles = { ...home, cells: new Map(Object.entries(cells)) }
const services = await openServices(config, roles, pino({ level: 'error' }), open)
const app = await createApp(services)
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
process.send?.({ origin })
process.on('message', () => process.send?.(services.answers.stats()))
// whoever started it has gone
process.on('disconnect', () => process.exit(0))
