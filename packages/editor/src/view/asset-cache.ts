/**
 * The letters and pictures that a design needs, each fetched once. Drawing is not async: what has not come yet
 * is drawn as nothing, and whoever subscribes draws again when it is there.
 */
import { type Assets, type DrawnPicture, flatColorsOf, plainDrawing } from '@estampa/artwork/drawing'
import type { Font } from '@estampa/artwork/fonts'
import { measureText } from '@estampa/artwork/text'
import type {
  ClipArtElement,
  Design,
  Dimensions,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import { fetchFont } from './font-files.ts'
import type { EditorLogo } from './host.ts'

type AssetSources = {
  readonly findLogo: (id: string) => Promise<EditorLogo | undefined>
}

export type AssetCache = {
  readonly assets: Assets
  font(key: string): Promise<Font>
  /** The box of a text; undefined while its letters are not here. */
  measure(element: TextElement): Dimensions | undefined
  /** How large a clip art is, pixels. */
  clipArt(source: string): Promise<Dimensions>
  /** Its flat colors; empty where it is pixels, or has not come. */
  coloursOf(source: string): readonly string[]
  put(logo: EditorLogo): void
  /** null: it does not exist any more. */
  logo(id: string): EditorLogo | null | undefined
  /** Fetches everything that the design shows. */
  want(design: Design): void
  /** Grows with everything that is loaded. */
  version(): number
  subscribe(listener: () => void): () => void
}

/** One transparent pixel: what has not come yet. */
const nothing: DrawnPicture = {
  href: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 1,
  height: 1,
  drawing: null,
}

export function openAssetCache({ findLogo }: AssetSources): AssetCache {
  const fonts = new Map<string, Font>()
  const logos = new Map<string, EditorLogo | null>()
  const pictures = new Map<string, DrawnPicture>()
  const requests = new Map<string, Promise<unknown>>()
  const { version, subscribe, changed } = news()
  /** A failure is fetched again the next time. */
  const once = <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = requests.get(key) as Promise<Value> | undefined
    if (known) return known
    const answer = ask()
    requests.set(key, answer)
    answer.then(changed, () => requests.delete(key))
    return answer
  }
  const font = (key: string) =>
    once(`font ${key}`, async () => {
      const parsed = await fetchFont(key)
      fonts.set(key, parsed)
      return parsed
    })
  const put = (logo: EditorLogo) => {
    logos.set(logo.id, logo)
    void once(`logo ${logo.id}`, async () => {
      pictures.set(logo.id, await pictureOf(logo))
    }).catch(() => undefined)
  }
  const find = (id: string) =>
    once(`find ${id}`, async () => {
      const logo = await findLogo(id)
      if (logo) put(logo)
      else logos.set(id, null)
    })
  const clipArt = async (source: string) => {
    const picture = await once(`art ${source}`, async () => {
      const drawn = await shapeAt(source)
      pictures.set(source, drawn)
      return drawn
    })
    return { width: picture.width, height: picture.height }
  }
  return {
    assets: {
      font(key) {
        const known = fonts.get(key)
        if (!known) throw new Error(`${key} has not come yet`)
        return known
      },
      picture: (element) => pictures.get(keyOf(element)) ?? nothing,
    },
    font,
    clipArt,
    put,
    version,
    subscribe,
    logo: (id) => logos.get(id),
    coloursOf(source) {
      const drawing = plainDrawing(pictures.get(source)?.drawing ?? '')
      return drawing ? flatColorsOf(drawing) : []
    },
    measure(element) {
      const known = fonts.get(element.font)
      if (!known) return undefined
      return measureText(element, known)
    },
    want(design) {
      for (const { elements } of design.views) {
        for (const element of elements) {
          // what does not come shows itself as missing: the work goes on
          const coming =
            element.type === 'text'
              ? font(element.font)
              : element.type === 'image'
                ? logos.has(element.logo_id) || find(element.logo_id)
                : clipArt(element.source)
          if (coming instanceof Promise) coming.catch(() => undefined)
        }
      }
    },
  }
}

const keyOf = (element: ImageElement | ClipArtElement) =>
  element.type === 'image' ? element.logo_id : element.source

function news() {
  let count = 0
  const listeners = new Set<() => void>()
  return {
    version: () => count,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed() {
      count += 1
      for (const listener of listeners) listener()
    },
  }
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

async function pictureOf({ url: href, width, height, drawing_url }: EditorLogo): Promise<DrawnPicture> {
  const drawing = drawing_url === null ? null : await (await fetched(drawing_url)).text()
  return { href, width, height, drawing }
}

/** A drawing comes as its text, so that its colors can be changed; its pixels, which lie beside it, say its size. */
async function shapeAt(source: string): Promise<DrawnPicture> {
  const drawing = source.endsWith('.svg') ? await (await fetched(source)).text() : null
  const href = drawing === null ? source : source.replace(/svg$/, 'webp')
  const image = new Image()
  image.src = href
  await image.decode()
  return { href, width: image.naturalWidth, height: image.naturalHeight, drawing }
}
