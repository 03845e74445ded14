import { answerFault } from '../documented-answers.ts'
import type { FuzzTarget } from './operations.ts'
import type { WireAnswer } from './wire-request.ts'

/** A run of its own has the machine to itself; beside other tests only what hangs is told. */
export const MAX_MS = process.env.FUZZ_SEED ? 2_000 : 20_000

/** Traces of the server's insides: stacks, SQL, files. Texts that the fuzzer sends match none of them. */
const inside = [
  /\n\s+at .+:\d+:\d+/,
  /node:internal|node_modules|\.ts:\d+|\/src\/|[/"]work\//,
  /syntax error at|violates \w+ constraint|relation "|column "|invalid input syntax|invalid byte sequence/i,
  /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b.+\$\d/i,
  /TypeError|ReferenceError|RangeError|ZodError|SyntaxError|DatabaseError|ECONNREFUSED|ENOENT/,
]

/** Why this answer may not be; nothing where it may. */
export function findAnswerFault(target: FuzzTarget, answer: WireAnswer): string | undefined {
  const { status, text, headers, tookMs } = answer
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) {
    return `${status}: ${text.slice(0, 300)}`
  }
  const exposed = inside.find((pattern) => pattern.test(text))
  if (exposed) return `${status} shows how it is made (${exposed}): ${text.slice(0, 400)}`
  if (!isJson(text)) return `${status} is no JSON: ${text.slice(0, 200)}`
  if (tookMs > MAX_MS) return `${status} after ${Math.round(tookMs)} ms`
  return answerFault(target.path, target.method, status, text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
