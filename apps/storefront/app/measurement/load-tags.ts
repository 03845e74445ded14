import type { TagCodes } from './tags.ts'

const MAX_TRIES = 10
const RETRY_MS = 1_000

/** Inserts a script into the page; a parameter, so that the retry can be tested without a browser. */
export type Inject = (address: string, onError: () => void) => void

/** Tries again every second, ten times at most: a measuring script is never worth more. */
export function injectWithRetry(address: string, inject: Inject = injectScript, tries = 1): void {
  inject(address, () => {
    if (tries < MAX_TRIES) setTimeout(() => injectWithRetry(address, inject, tries + 1), RETRY_MS)
  })
}

function injectScript(address: string, onError: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.onerror = () => {
    script.remove()
    onError()
  }
  document.head.append(script)
}

type Pixel = ((...args: unknown[]) => void) & {
  queue: unknown[][]
  loaded: boolean
  version: string
  /** Set by the pixel's own script when it is there. */
  callMethod?: (...args: unknown[]) => void
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
  }
}

let loaded = false

/** Once per page: tag manager, then analytics, then the pixel. */
export function loadTags({ tagManager, analytics, pixel }: TagCodes): void {
  if (loaded) return
  loaded = true
  window.dataLayer ??= []
  const layer = window.dataLayer
  if (tagManager) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    injectWithRetry(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`)
  }
  if (analytics) {
    // Analytics only understands the arguments object, not an array.
    function gtag(..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments)
    }
    gtag('js', new Date())
    gtag('config', analytics)
    injectWithRetry(`https://www.googletagmanager.com/gtag/js?id=${analytics}`)
  }
  if (pixel) loadPixel(pixel)
}

function loadPixel(pixel: string): void {
  const queue: unknown[][] = []
  const fbq: Pixel = Object.assign(
    (...args: unknown[]) => (fbq.callMethod ? fbq.callMethod(...args) : void queue.push(args)),
    { queue, loaded: true, version: '2.0' },
  )
  window.fbq = fbq
  fbq('init', pixel)
  fbq('track', 'PageView')
  injectWithRetry('https://connect.facebook.net/es_LA/fbevents.js')
}
