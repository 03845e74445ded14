import type { RunningServer } from './start-server.ts'

const NO_SHOP = `  There is no shop yet. Open one: npm run shop -- create my-shop --country ARG --name "My shop"`

/** Tells a newcomer where the shops are and who can sign in. */
export async function announce({
  config,
  services,
  address,
  adminAddress,
  notes,
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
    '',
  ]
  process.stdout.write(`${text.join('\n')}\n`)
}
