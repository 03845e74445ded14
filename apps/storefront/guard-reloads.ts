import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RELOAD = 'window.location.reload();'

/**
 * When a page's chunk is missing the framework reloads without asking. Here its reload goes through our
 * once-a-minute guard, and the error is thrown when that is used up. Can go when the framework offers a hook;
 * an upgrade that moves the line stops the build.
 */
export function guardReloads(): Plugin {
  const guard = fileURLToPath(new URL('./app/shell/chunk-guard.ts', import.meta.url))
  let found = false
  return {
    name: 'estampa:guard-reloads',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!code.includes('Error loading route module') || !id.includes('react-router')) return null
      if (!code.includes(RELOAD))
        throw new Error('react-router reloads in another way now: look at guard-reloads.ts')
      found = true
      return {
        code: `import { reloadOnce } from ${JSON.stringify(guard)};\n${code.replace(RELOAD, 'if (!reloadOnce()) throw error;')}`,
        map: null,
      }
    },
    buildEnd() {
      if (this.environment.config.command === 'build' && !found) {
        this.error('react-router has no route loading to guard: look at guard-reloads.ts')
      }
    },
  }
}
