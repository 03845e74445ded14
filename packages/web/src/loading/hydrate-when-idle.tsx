import { type ComponentType, lazy, memo, Suspense } from 'react'
import { runWhenIdle } from './run-when-idle.ts'

/**
 * A part below the first view. The server's page has it whole, with links that work; its script comes when the page is
 * drawn and the browser has time, and only then does React take the part over. On a page that the browser draws itself
 * it appears a moment later than the rest.
 */
export function hydrateWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await new Promise<void>((resolve) => runWhenIdle(resolve))
    return { default: await load() }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, like lazy itself
  function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
  // what is drawn anew before its script is there would lose the server's markup
  return memo(LatePart) as unknown as ComponentType<Props>
}
