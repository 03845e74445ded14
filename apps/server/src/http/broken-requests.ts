import type { Socket } from 'node:net'
import { defaultLocale } from '@estampa/domain/countries'
import { refuse } from '@estampa/domain/refusal'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from './answer.ts'
import { answerUnexpectedError } from './mount-route.ts'

/** Answers bytes that never became a request, in the envelope all the same. */
export function answerBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = answerRefusal(refusalOf(error), defaultLocale, 'broken')
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

const reasons: Record<number, string> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function refusalOf({ code }: ConnectionError) {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headers_too_large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('too_slow')
  return refuse('malformed')
}

/** The address could not be read, so that no route was looked for. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.send(answerUnexpectedError(error, request, reply))
}
