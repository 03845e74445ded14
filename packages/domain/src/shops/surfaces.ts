/**
 * The surface of a template: the paper, the ink on it and the neutrals between. A shop's color is fitted to
 * the surface, so it stays legible on dark paper as on white.
 */
export type Surface = {
  readonly paper: string
  readonly wash: string
  readonly line: string
  readonly lineStrong: string
  readonly ink: string
  readonly inkSoft: string
  readonly inkFaint: string
}

type SurfaceColors = readonly [string, string, string, string, string, string, string]

function surface([paper, wash, line, lineStrong, ink, inkSoft, inkFaint]: SurfaceColors): Surface {
  return { paper, wash, line, lineStrong, ink, inkSoft, inkFaint }
}

export const surfaces = {
  white: surface(['#ffffff', '#f6f5f2', '#e6e4e0', '#8a8f98', '#1d1f23', '#4c5159', '#666c75']),
  linen: surface(['#fffefb', '#f5f1e9', '#e8e1d4', '#8f8778', '#22211d', '#524e46', '#6b655a']),
  steel: surface(['#ffffff', '#eff0f0', '#d9dbdc', '#7f8489', '#15171a', '#43474c', '#5c6166']),
  sheet: surface(['#fdfcf8', '#f3efe5', '#dfd9ca', '#8b8576', '#1b1a17', '#4a473f', '#665f52']),
  cool: surface(['#ffffff', '#f0f4f8', '#dbe3eb', '#7e8c9b', '#14202d', '#3f4f61', '#596878']),
  kraft: surface(['#fbf8f1', '#efe9da', '#ddd4bf', '#87806a', '#29291f', '#525240', '#635f4b']),
  pop: surface(['#ffffff', '#f5f4f9', '#e3e1ec', '#87839a', '#17141f', '#474257', '#645e76']),
  night: surface(['#121110', '#1d1b18', '#332f29', '#857c6d', '#f6f1e7', '#d2cabb', '#a89f8f']),
} as const satisfies Record<string, Surface>

export type SurfaceName = keyof typeof surfaces
