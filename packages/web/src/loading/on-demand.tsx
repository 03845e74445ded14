import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { runWhenIdle } from './run-when-idle.ts'

/** A component whose script is not among the page's own. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Fetches the script, so that it is there when the component is shown. */
  preload: () => void
}

/** What appears after a press (a popup, a drawer, the answer to an action) and nobody needs for the first view. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, like lazy itself
  function OnDemandComponent(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(OnDemandComponent, { preload: () => void load().catch(() => {}) })
}

/** Fetches the scripts of these components once the page is drawn and the browser has time. */
export function usePreload(...components: readonly Pick<OnDemand<never>, 'preload'>[]): void {
  const first = useRef(components)
  useEffect(
    () =>
      runWhenIdle(() => {
        for (const { preload } of first.current) preload()
      }),
    [],
  )
}
