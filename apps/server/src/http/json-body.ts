import type { App } from './app.ts'

const DEEPEST = 60
const tooDeep = Object.assign(new Error('the body is nested too deeply'), { statusCode: 400 })

/**
 * Reads JSON bodies. What would reach an object's prototype, or is nested so deeply that walking it could end
 * us, is refused before anything is made of it. An empty body is one that says nothing.
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null, undefined)
    else if (isTooDeep(text)) done(tooDeep)
    else void parse(request, text, done)
  })
}

const QUOTE = 34
const BACKSLASH = 92
const [SQUARE, CURLY] = [91, 123]
/** Both closing brackets come two places behind theirs. */
const CLOSED = 2

/** Counts brackets outside of text; whether the rest is JSON is for the parser to say. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if ((code === SQUARE || code === CURLY) && ++depth > DEEPEST) return true
    else if (code === SQUARE + CLOSED || code === CURLY + CLOSED) depth--
  }
  return false
}
