import { FIRST_LINK_MINUTES } from '../admin/first-start.ts'
import type { ArtworkPrograms } from '../config/artwork-programs.ts'
import type { RunningServer } from './start-server.ts'

const NO_SHOP = `  There is no shop yet. Open one: npm run shop -- create my-shop --country ARG --name "My shop"`

const FIRST_START = [
  `  Nobody works in this installation yet. Open this link within ${FIRST_LINK_MINUTES} minutes; it is good for one use,`,
  '  makes the first person and leads to the first shop. Another start prints another one.',
]

/** Before a buyer finds it out by a refused file. */
function missingPrograms({ ghostscript, heifConvert }: ArtworkPrograms): string[] {
  const missing = [
    ...(ghostscript ? [] : ['logos in EPS (install ghostscript, set GHOSTSCRIPT)']),
    ...(heifConvert ? [] : ['photographs in HEIC (install libheif-examples, set HEIF_CONVERT)']),
  ]
  if (missing.length === 0) return []
  return [
    `Not read here: ${missing.join(' and ')}. Buyers are told how to save them otherwise; see docs/operating.md`,
  ]
}

/** Tells a newcomer where the shops are and who can sign in. */
export async function announce({
  config,
  services,
  address,
  adminAddress,
  notes,
  firstStart,
}: RunningServer): Promise<void> {
  const origin = config.demo ? `http://localhost:${new URL(address).port}` : config.publicUrl
  const lines = ((await services?.shops.all()) ?? []).map(
    ({ name, config: shop }) => `  ${`${origin}/${name}`.padEnd(44)} ${shop.name} (${shop.environment})`,
  )
  const text = [
    '',
    `Estampa is ready at ${origin}`,
    '',
    ...(lines.length > 0 || !services ? lines : [NO_SHOP]),
    '',
    ...(adminAddress ? [`  Back office: ${config.adminUrl}`] : []),
    ...(config.apiDocs ? [`  API: ${origin}/api/docs`] : []),
    ...notes.map((note) => `  ${note}`),
    ...missingPrograms(config.artworkPrograms).map((note) => `  ${note}`),
    ...(firstStart ? ['', ...FIRST_START, `  ${firstStart}`] : []),
    '',
  ]
  process.stdout.write(`${text.join('\n')}\n`)
}
