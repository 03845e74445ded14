import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that only decorates and whose file travels only to pages that show it. Where the file never comes
 * nothing is drawn, and the page is whole without it.
 */
export function lazyDecoration<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: EmptyComponent }),
    ),
  )
}

function EmptyComponent() {
  return null
}
