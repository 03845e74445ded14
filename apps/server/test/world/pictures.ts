import sharp from 'sharp'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** One colour with a darker bar, so that it is a logo and not a blank; sharp at 8 × 5 cm. */
export async function logoFile(name = 'logo.png', background = '#336699'): Promise<File> {
  const known = made.get(background) ?? draw(background)
  made.set(background, known)
  return new File([await known], name, { type: 'image/png' })
}

async function draw(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const bar = { create: { width: 240, height: 80, channels: 4 as const, background: '#112233' } }
  const png = await sharp({ create: { width: 480, height: 320, channels: 4, background } })
    .composite([{ input: await sharp(bar).png().toBuffer(), top: 120, left: 120 }])
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
