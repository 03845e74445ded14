import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MIGRATIONS = 'apps/server/src/db/migrations'
const SECTION = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/
const UPGRADE_NOTES = '**Upgrade notes**'

/** Version, changelog, migrations and tags say the same: an operator updates by them. */
export function releaseFaults(root) {
  if (!existsSync(join(root, 'CHANGELOG.md'))) return []
  return [...versionFaults(root), ...changelogFaults(root), ...tagFaults(root)]
}

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

function sectionsOf(root) {
  const [, ...parts] = `\n${readFileSync(join(root, 'CHANGELOG.md'), 'utf8')}`.split(/\n(?=## )/)
  return parts.map((part) => {
    const [title, ...text] = part.split('\n')
    const [, version, date] = SECTION.exec(title) ?? []
    return { title, version, date, text: text.join('\n').trim() }
  })
}

/** Every workspace has the version of the root, in the lock too. */
function versionFaults(root) {
  const { version } = readJson(root, 'package.json')
  const { packages } = readJson(root, 'package-lock.json')
  const own = Object.entries(packages).filter(([path, { link }]) => !link && !path.includes('node_modules'))
  const faults = own
    .filter(([, locked]) => locked.version !== version)
    .map(([path, locked]) => `package-lock.json: «${path}» is ${locked.version}, the root is ${version}`)
  for (const [path] of own) {
    const file = join(path, 'package.json')
    const { version: stated } = readJson(root, file)
    if (stated !== version) faults.push(`${file}: its version is ${stated}, that of the root ${version}`)
  }
  const newest = sectionsOf(root).find((section) => section.version)
  if (newest && newest.version !== version)
    faults.push(`CHANGELOG.md: its newest section is ${newest.version}, package.json says ${version}`)
  return faults
}

function changelogFaults(root) {
  const [unreleased, ...sections] = sectionsOf(root)
  if (unreleased?.title !== '## Unreleased') return ['CHANGELOG.md: its first section is «## Unreleased»']
  return sections.flatMap(({ title, version, date, text }, index) => {
    if (!version) return [`CHANGELOG.md: «${title}» is no «## 1.4.0 - 2027-02-15»`]
    const older = sections[index + 1]
    return [
      ...(text.startsWith(UPGRADE_NOTES)
        ? []
        : [`CHANGELOG.md: ${version} does not open with ${UPGRADE_NOTES}`]),
      ...(older?.version && (compare(version, older.version) <= 0 || date < older.date)
        ? [`CHANGELOG.md: ${version} stands above ${older.version}, which is not older`]
        : []),
    ]
  })
}

/** What was released stays: databases remember migrations by name, and run those that they lack in the order of names. */
function tagFaults(root) {
  const tags = listTags(root).sort((one, other) => compare(one.slice(1), other.slice(1)))
  const written = new Set(sectionsOf(root).map(({ version }) => version))
  const faults = tags
    .filter((tag) => !written.has(tag.slice(1)))
    .map((tag) => `CHANGELOG.md: it has no section of ${tag}`)
  const last = tags.at(-1)
  if (last === undefined) return faults
  const released = readMigrationsAt(root, last)
  const newest = [...released.keys()].sort().at(-1) ?? ''
  const now = new Set(readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql')))
  for (const [name, hash] of released) {
    if (!now.has(name)) faults.push(`${MIGRATIONS}/${name}: ${last} has it, it may not go`)
    else if (hashOfBlob(readFileSync(join(root, MIGRATIONS, name))) !== hash)
      faults.push(
        `${MIGRATIONS}/${name}: ${last} has it, a change of it reaches no database; add another one`,
      )
  }
  for (const name of now) {
    if (!released.has(name) && name < newest)
      faults.push(
        `${MIGRATIONS}/${name}: it would run after ${newest} of ${last} on old databases; number it higher`,
      )
  }
  return faults
}

function compare(one, other) {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)]
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

function git(root, ...args) {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** None in a tree that was unpacked without its history. */
function listTags(root) {
  if (!existsSync(join(root, '.git'))) return []
  return git(root, 'tag', '--merged', 'HEAD')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
}

function readMigrationsAt(root, tag) {
  const lines = git(root, 'ls-tree', `${tag}:${MIGRATIONS}`).trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [, hash, name] = /^\d+ blob (\w+)\t(.+\.sql)$/.exec(line) ?? []
      return [name, hash]
    }),
  )
}

const hashOfBlob = (bytes) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
