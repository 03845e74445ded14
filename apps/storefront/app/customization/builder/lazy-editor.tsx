import { Button } from '@estampa/ui/button'
import { retryPage } from '@estampa/web/loading/chunk-guard'
import { useMessages } from '@estampa/web/messages'
import { Component, lazy, type ReactNode } from 'react'
import { builderMessages } from '../../messages/builder.ts'

const load = () => import('@estampa/editor/view/editor').then(({ Editor: editor }) => ({ default: editor }))
/** The editor starts to load as soon as the page's own script runs. */
const coming = typeof window === 'undefined' ? undefined : load()
coming?.catch(() => undefined)

export const LazyEditor = lazy(() => coming ?? load())

/** The editor's chunk did not come, or the editor broke: the design is in the browser. */
export class EditorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const t = useMessages(builderMessages)
  return (
    <div
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <p className="max-w-md">{t.failed}</p>
      <Button onClick={() => void retryPage()}>{t.retry}</Button>
    </div>
  )
}
