/** Files as people send them, made when they are needed. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp, { type Sharp } from 'sharp'
import { drawSvg } from '../../src/files/draw-svg.ts'

export const fourColors = ['#0b3d91', '#f6b21a', '#d0202e', '#111111'] as const

const shapes = `<circle cx="120" cy="140" r="90" fill="#0b3d91"/><path d="M120 60 180 200H60z" fill="#f6b21a"/>
  <circle cx="120" cy="165" r="18" fill="#0b3d91"/><rect x="230" y="70" width="130" height="50" rx="12" fill="#d0202e"/>
  <path d="M230 150h130v14H230zM230 180h90v6h-90zM230 200h120v4H230z" fill="#111"/>
  <path d="M232 260v-34l14 22 14-22v34M330 260v-34h22M330 243h16" fill="none" stroke="#111" stroke-width="7"/>
  <circle cx="294" cy="243" r="14" fill="none" stroke="#111" stroke-width="7"/>`

export const logoSvg = (inside = shapes, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" ${more}>${inside}</svg>`
const white = '<rect width="400" height="300" fill="#fff"/>'

/** The server's own drawing: in its process nothing else may open an SVG. */
async function drawn(svg: string, width: number): Promise<Sharp> {
  const png = await drawSvg(svg, width)
  if (isRefusal(png)) throw new Error(png.refusal)
  return sharp(png)
}

const file = (bytes: Uint8Array | string, name: string) =>
  new File([new Uint8Array(Buffer.from(bytes))], name)

/** Four colors, no background. */
export const fourColorSvg = async () => file(logoSvg(), 'cuatro.svg')

export const logoPng = async (width = 2_000) =>
  file(await (await drawn(logoSvg(), width)).png().toBuffer(), 'logo.png')

export const logoOnWhiteJpeg = async (width = 2_000) =>
  file(
    await (await drawn(logoSvg(white + shapes), width))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer(),
    'sobre blanco.jpg',
  )

/** Waves of many colors with grain. */
export async function photoJpeg(width = 3_000, height = 2_000): Promise<File> {
  const data = Buffer.alloc(width * height * 3)
  let grain = 1
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    grain = (grain * 1_103_515_245 + 12_345) & 0x7fffffff
    const noise = ((grain >> 16) & 15) - 8
    data[at] = 128 + 100 * Math.sin(x / 210 + y / 330) + noise
    data[at + 1] = 120 + 90 * Math.sin(x / 140 - y / 260) * Math.cos(y / 180) + noise
    data[at + 2] = 120 + 100 * Math.cos(x / 300) + noise
  }
  const photo = sharp(data, { raw: { width, height, channels: 3 } })
  return file(await photo.jpeg({ quality: 90 }).toBuffer(), 'foto.jpg')
}

/** 240 pixels for ten centimeters: 61 dots per inch. */
export const coarseGif = async () =>
  file(
    await (await drawn(logoSvg(white + shapes), 240)).gif({ colours: 16, dither: 0 }).toBuffer(),
    'viejo.gif',
  )

const whiteDot = logoSvg(`${white}<circle cx="200" cy="150" r="80" fill="#fafafa"/>`)

export const whiteOnWhitePng = async () =>
  file(await (await drawn(whiteDot, 800)).png().toBuffer(), 'blanco sobre blanco.png')

/** As a print shop sends it. */
export const cmykJpeg = async () =>
  file(
    await (await drawn(logoSvg(white + shapes), 1_000))
      .flatten({ background: '#ffffff' })
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer(),
    'imprenta.jpg',
  )

export const hostileSvg = async () =>
  file(
    logoSvg(
      `${shapes}<script>fetch('https://malo.example')</script><image href="https://malo.example/x.png" width="9" height="9"/>
      <foreignObject><iframe src="javascript:alert(1)"/></foreignObject><a href="javascript:alert(2)"><rect width="9" height="9" fill="#111"/></a>`,
      'onload="alert(3)"',
    ),
    'malo.svg',
  )

/** A drawing of `count` paths of a hundred bytes each, as programs write that trace photographs. */
export async function heavySvg(count: number): Promise<File> {
  const paths: string[] = []
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [(at % 200) * 2, Math.floor(at / 200) * 3]
    const c = (n: number) => (n + Math.sin(at) / 3).toFixed(6)
    paths.push(
      `<path d="M${c(x)} ${c(y)}C${c(x + 1)} ${c(y)} ${c(x + 2)} ${c(y + 1)} ${c(x + 2)} ${c(y + 3)}L${c(x)} ${c(y + 3)}Z" fill="${fourColors[at % 4]}"/>`,
    )
  }
  return file(logoSvg(paths.join('\n')), 'pesado.svg')
}
