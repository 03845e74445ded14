import type { Rgba } from '../pixels/rgba.ts'

/** Colors already multiplied by their opacity, so that they may be averaged. */
export type Level = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** The art, and as often halved as somebody asks for. */
export function levelsOf(art: Rgba): (halvings: number) => Level {
  const levels = [multiplied(art)]
  return (halvings) => {
    let last = levels.at(-1) as Level
    while (levels.length <= halvings && Math.min(last.width, last.height) > 1) {
      last = halved(last)
      levels.push(last)
    }
    return levels[Math.min(halvings, levels.length - 1)] as Level
  }
}

function multiplied({ data, width, height }: Rgba): Level {
  const out = new Uint8ClampedArray(data)
  for (let at = 3; at < out.length; at += 4) {
    const alpha = out[at] as number
    if (alpha === 255) continue
    const share = alpha / 255
    out[at - 3] = (out[at - 3] as number) * share
    out[at - 2] = (out[at - 2] as number) * share
    out[at - 1] = (out[at - 1] as number) * share
  }
  return { data: out, width, height }
}

/** Each pixel the mean of four; an odd last row or column counts twice. */
function halved({ data, width, height }: Level): Level {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const out = new Uint8ClampedArray(columns * rows * 4)
  let to = 0
  for (let y = 0; y < rows; y++) {
    const top = y * 2 * width * 4
    const low = Math.min(y * 2 + 1, height - 1) * width * 4
    for (let x = 0; x < columns; x++, to += 4) {
      const left = x * 8
      const right = x * 2 + 1 < width ? left + 4 : left
      for (let channel = 0; channel < 4; channel++) {
        const upper = (data[top + left + channel] as number) + (data[top + right + channel] as number)
        const lower = (data[low + left + channel] as number) + (data[low + right + channel] as number)
        out[to + channel] = (upper + lower) / 4
      }
    }
  }
  return { data: out, width: columns, height: rows }
}
