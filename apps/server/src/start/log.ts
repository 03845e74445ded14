import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** The server's log: one line of JSON each, on the standard output where nothing else is said. */
export function openLog(config: Pick<Config, 'demo' | 'logLevel'>, to?: DestinationStream): Logger {
  const pretty = !to && process.stdout.isTTY && config.demo
  const options = {
    level: config.logLevel,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.refreshToken',
      '*.accessToken',
      // what PostgreSQL repeats of a row, and what a job was asked with, is about people
      'err.detail',
      'err.where',
      'meta.error.detail',
      'meta.error.where',
      'meta.job.payload',
    ],
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  }
  return to ? pino(options, to) : pino(options)
}
