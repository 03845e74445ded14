/** The logo, the icon and the banners of a shop, from files of this machine. */
import { readFile } from 'node:fs/promises'
import { isRefusal } from '@estampa/domain/refusal'
import type { Banner } from '@estampa/domain/shops'
import { logoPrefixes } from '@estampa/domain/shops/logo-ground'
import { cleanSvg } from '../../files/clean-svg.ts'
import { drawSvg } from '../../files/draw-svg.ts'
import type { Files } from '../../files/files.ts'
import { withoutPngTexts } from '../../files/png-chunks.ts'
import { kindOf } from '../../files/read-picture.ts'
import { colorsOfLogo, drawnFor } from '../../shops/logo-colors.ts'
import { shopPicturePlace, storeShopPicture } from '../../shops/shop-picture.ts'
import type { ShopToSave } from '../../shops/shops.store.ts'
import { type CommandHandler, type CommandOutput, optionText } from '../run-command.ts'
import { InvalidArguments, readNumber } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'
import { saveShopChange, shopNamed } from './save-change.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Longer side of a drawing's pixels. */
const DRAWN_SIDE = 1_200
const types = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

type PictureToStore = { path: string; use: string; isRehearsal: boolean }

/** Keeps the picture under the hash of its bytes and gives its address: a changed one has another name. */
async function storePicture(
  files: Files,
  shop: string,
  { path, use, isRehearsal }: PictureToStore,
): Promise<string> {
  const given = await readFile(path).catch(() => undefined)
  if (!given) throw new Error(`No existe el archivo ${path}.`)
  if (given.length > MAX_BYTES) throw new Error(`${path} pesa más de 10 MB.`)
  const kind = kindOf(given)
  const bytes = kind === 'svg' ? await drawnOf(given, path) : withoutPngTexts(given)
  const type = kind === 'svg' ? 'png' : kind && kind !== 'gif' ? types[kind] : undefined
  if (!type) throw new Error(`${path} no es una imagen PNG, JPG, WebP o SVG.`)
  const prefix = use === 'logo' ? logoPrefixes[drawnFor(await colorsOfLogo(bytes))] : use
  const picture = { shop, use: prefix, bytes, type }
  return isRehearsal ? shopPicturePlace(picture).url : storeShopPicture(files, picture)
}

async function drawnOf(given: Buffer, path: string): Promise<Buffer> {
  const clean = cleanSvg(given.toString('utf8'))
  const drawn = isRefusal(clean) ? clean : await drawSvg(clean.svg, DRAWN_SIDE)
  if (isRefusal(drawn)) throw new Error(`No se pudo leer el dibujo ${path}.`)
  return drawn
}

export const logoCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  const [, path] = words.positionals
  const isIcon = optionText(words, 'as') === 'favicon'
  if (path === undefined) throw new InvalidArguments('Falta el archivo del logo: PNG, JPG, WebP o SVG.')
  const isRehearsal = words.values['dry-run'] === true
  const use = isIcon ? 'favicon' : 'logo'
  const address = await storePicture(backend.services.files, before.name, { path, use, isRehearsal })
  return saveShopChange(backend, words, {
    before,
    after: { ...before, config: { ...before.config, [use]: address } },
  })
}

export const bannerCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  const [, what, typed] = words.positionals
  const banners = before.config.presentation?.banners ?? []
  if (what === undefined) return listed(banners)
  if (what === 'remove') {
    const at = readNumber(typed, 'el número del banner') - 1
    if (!banners[at]) throw new Error('La tienda no tiene ese banner.')
    return saveShopChange(backend, words, {
      before,
      after: withBanners(
        before,
        banners.filter((_, index) => index !== at),
      ),
    })
  }
  if (what !== 'add' || typed === undefined) throw new InvalidArguments('Va «add <archivo>» o «remove <n>».')
  const isRehearsal = words.values['dry-run'] === true
  const picture = await storePicture(backend.services.files, before.name, {
    path: typed,
    use: 'banner',
    isRehearsal,
  })
  const added: Banner = {
    title: optionText(words, 'title') ?? '',
    text: optionText(words, 'text') ?? '',
    action: optionText(words, 'action') ?? 'Ver productos',
    link: optionText(words, 'link') ?? '/products-list/all',
    image_url: picture,
    focus: null,
  }
  if (added.title === '') throw new InvalidArguments('Falta el título: --title "…".')
  return saveShopChange(backend, words, { before, after: withBanners(before, [...banners, added]) })
}

function listed(banners: readonly Banner[]): CommandOutput {
  const rows = banners.map(({ title, action, link, image_url }, at) => [
    String(at + 1),
    title,
    action,
    link,
    image_url,
  ])
  return { text: table(['n', 'título', 'botón', 'lleva a', 'imagen'], rows), data: banners }
}

function withBanners(shop: ShopToSave, banners: readonly Banner[]): ShopToSave {
  const none = { clientLogos: [], slogan: null, email: null, phone: null, address: null, hours: null }
  const presentation = { ...(shop.config.presentation ?? none), banners }
  return { ...shop, config: { ...shop.config, presentation } }
}
