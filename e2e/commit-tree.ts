import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const runNode = promisify(execFile)
const repository = fileURLToPath(new URL('..', import.meta.url))
const inRepository = (...path: string[]) => join(repository, ...path)

/** A tree that was unpacked without its history has no earlier commits. */
export const hasHistory = existsSync(inRepository('.git'))

export function git(...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' })
}

export type CommitTree = {
  /** The checked out commit, which can be started. */
  tree: string
  /** Room for what it writes, beside it. */
  folder: string
  /** Builds its own front ends, in place of those that it shares. */
  build(): Promise<void>
  remove(): void
}

/** Checks an earlier commit out beside this one. Installed packages and the built storefront are shared. */
export function openCommit(commit: string): CommitTree {
  const folder = mkdtempSync(join(tmpdir(), 'estampa-commit-'))
  // PostgreSQL's account has to reach its data
  chmodSync(folder, 0o711)
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  linkModules(tree)
  return {
    tree,
    folder,
    async build() {
      rmSync(join(tree, 'apps/storefront/build'))
      const script = `import { ensureBuilt } from './scripts/setup.mjs'
        process.exit((await ensureBuilt()) ? 0 : 1)`
      const env = { PATH: process.env.PATH, HOME: process.env.HOME }
      await runNode(process.execPath, ['--input-type=module', '--eval', script], { cwd: tree, env })
    },
    remove() {
      git('worktree', 'remove', '--force', tree)
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Installed packages are shared; the workspaces are the commit's own. */
function linkModules(tree: string): void {
  const installed = inRepository('node_modules')
  mkdirSync(join(tree, 'node_modules/@estampa'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@estampa') symlinkSync(join(installed, name), join(tree, 'node_modules', name))
  }
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(tree, parent)).map((name) => join(parent, name)),
  )
  for (const path of [...workspaces, 'demo', 'e2e', 'bench']) {
    symlinkSync(join(tree, path), join(tree, 'node_modules/@estampa', basename(path)))
    const own = inRepository(path, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(tree, path, 'node_modules'))
  }
  symlinkSync(inRepository('apps/storefront/build'), join(tree, 'apps/storefront/build'))
}
