import { writeFileSync } from 'node:fs'
import { contract } from '../packages/contract/src/contract.ts'

// run after a call is added: node scripts/write-paths.ts
const rows = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, call]) => `  '${feature}.${name}': ['${call.method}', '${call.path}'],`),
)
const text = `// Written by scripts/write-paths.ts from the contract: method and path of each call, for clients without schemas.
export const paths: Record<string, readonly [string, string]> = {
${rows.join('\n')}
}
`
writeFileSync(new URL('../packages/contract/src/paths.ts', import.meta.url), text)
