/**
 * What a template stands on: the paper, the ink on it and the neutrals between. A shop's colour is fitted to
 * the ground, so it stays legible on dark paper as on white.
 */
export type Ground = {
  '--paper': string
  '--wash': string
  '--line': string
  '--line-strong': string
  '--ink': string
  '--ink-soft': string
  '--ink-faint': string
}

const ground = (colours: readonly [string, string, string, string, string, string, string]): Ground => {
  const [paper, wash, line, lineStrong, ink, inkSoft, inkFaint] = colours
  return {
    '--paper': paper,
    '--wash': wash,
    '--line': line,
    '--line-strong': lineStrong,
    '--ink': ink,
    '--ink-soft': inkSoft,
    '--ink-faint': inkFaint,
  }
}

export const grounds = {
  white: ground(['#ffffff', '#f6f5f2', '#e6e4e0', '#8a8f98', '#1d1f23', '#4c5159', '#666c75']),
  linen: ground(['#fffefb', '#f5f1e9', '#e8e1d4', '#8f8778', '#22211d', '#524e46', '#6b655a']),
  steel: ground(['#ffffff', '#eff0f0', '#d9dbdc', '#7f8489', '#15171a', '#43474c', '#5c6166']),
  sheet: ground(['#fdfcf8', '#f3efe5', '#dfd9ca', '#8b8576', '#1b1a17', '#4a473f', '#665f52']),
  cool: ground(['#ffffff', '#f0f4f8', '#dbe3eb', '#7e8c9b', '#14202d', '#3f4f61', '#596878']),
  kraft: ground(['#fbf8f1', '#efe9da', '#ddd4bf', '#87806a', '#29291f', '#525240', '#635f4b']),
  pop: ground(['#ffffff', '#f5f4f9', '#e3e1ec', '#87839a', '#17141f', '#474257', '#645e76']),
  night: ground(['#121110', '#1d1b18', '#332f29', '#857c6d', '#f6f1e7', '#d2cabb', '#a89f8f']),
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
