import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const editorFilesModule = /\/app\/customization\/builder\/editor-files\.ts$/
const entry = /packages\/editor\/src\/view\/editor\.tsx$/

/**
 * Tells the server the addresses of the editor's scripts, so that its page names them in the first bytes: they
 * come beside the page's own scripts, not after them. The server is built after the browser's part.
 */
export function nameEditorFiles(): Plugin {
  return {
    name: 'name-editor-files',
    load(id) {
      if (!editorFilesModule.test(id) || this.environment.name !== 'ssr' || this.environment.mode !== 'build')
        return undefined
      const path = join(this.environment.config.root, 'build/client/.vite/manifest.json')
      if (!existsSync(path)) return undefined
      const files = filesIn(JSON.parse(readFileSync(path, 'utf8')) as Manifest)
      return `export const editorFiles = ${JSON.stringify(files)}`
    },
  }
}

function filesIn(manifest: Manifest): string[] {
  const first = Object.keys(manifest).find((key) => entry.test(key))
  const found = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  if (first !== undefined) add(first)
  return [...found].map((file) => `/${file}`)
}
