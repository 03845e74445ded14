import { writeFileSync } from 'node:fs'
import { admin } from '../packages/contract/src/admin.ts'
import type { Call } from '../packages/contract/src/call.ts'
import { shortPath } from '../packages/contract/src/client.ts'
import { contract } from '../packages/contract/src/contract.ts'
import { staffMailTexts } from '../packages/contract/src/mail.ts'
import { operator } from '../packages/contract/src/operator.ts'
import { office, staffImportFeeds, staffImports } from '../packages/contract/src/staff.ts'

// run after a call is added: node scripts/write-paths.ts
const isStaffs = (feature: string, { who }: Call) => who === 'staff' || feature === 'staff'

type CallTable = Record<string, Record<string, Call>>

function table(isIn: (feature: string, call: Call) => boolean, calls: CallTable = contract): string {
  const features = Object.entries(calls).flatMap(([feature, ofFeature]) => {
    const rows = Object.entries(ofFeature)
      .filter(([, call]) => isIn(feature, call))
      .map(([name, call]) => `    ${name}: [${address(name, call)}],`)
    return rows.length === 0 ? [] : [`  ${feature}: {`, ...rows, '  },']
  })
  return `{\n${features.join('\n')}\n}`
}

function address(name: string, { method, path, who }: Call): string {
  const mark = who === 'buyer' ? ", 'buyer'" : ''
  return `'${method}', '${shortPath(name, path)}'${mark}`
}

function write(file: string, name: string, whose: string, rows: string): void {
  const text = `// Written by scripts/write-paths.ts from the contract: method and path of each call that ${whose};
// an asterisk stands for the name of the call, 'buyer' marks what the holder of a guest's link may call too.
import type { Paths } from './call.ts'

export const ${name}: Paths = ${rows}
`
  writeFileSync(new URL(`../packages/contract/src/${file}`, import.meta.url), text)
}

write(
  'paths.ts',
  'paths',
  'buyers may make',
  table((feature, call) => !isStaffs(feature, call)),
)
write('staff-paths.ts', 'staffPaths', 'only people of the shop may make', table(isStaffs))
write(
  'admin-paths.ts',
  'adminPaths',
  'the back office makes',
  table((_feature, { path }) => !path.startsWith('/api/TokenAuth/'), {
    admin,
    operator,
    staff: { ...contract.staff, ...office, ...staffImports, ...staffImportFeeds, ...staffMailTexts },
  }),
)
