import { request } from 'node:http'
import type { BrowserContext } from 'playwright-core'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Carries what a browser asks of the office's https origin to where it listens, as the proxy of an installation does:
 * outside demo mode its cookies want https.
 */
export async function carryOffice(
  context: BrowserContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await context.route(`${from}/**`, async (route) => {
    const asked = route.request()
    const headers = {
      ...(await asked.allHeaders()),
      host: new URL(from).host,
      'accept-encoding': 'identity',
      // a browser adds it after the request has left the page
      'sec-fetch-site': asked.isNavigationRequest() ? 'none' : 'same-origin',
    }
    const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
    const { pathname, search } = new URL(asked.url())
    const options = { method: asked.method(), headers: plain }
    try {
      await route.fulfill(await ask(new URL(pathname + search, to), options, asked.postDataBuffer()))
    } catch {
      // an open page goes on asking while the server starts again
      await route.abort().catch(() => undefined)
    }
  })
}

function ask(
  url: URL,
  options: { method: string; headers: Record<string, string> },
  body: Buffer | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join('\n') : String(value),
          ]),
        )
        resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
