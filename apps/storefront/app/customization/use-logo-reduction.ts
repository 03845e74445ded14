import { useFailureView } from '@estampa/web/failures'
import { useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import type { Logo } from './draft.ts'

/** Fewer colors, or these threads and no others. */
type Reduction = { readonly colours: number; readonly palette: 'own' | readonly string[] }

type LogoReductionInput = {
  onLogo: (logo: Logo) => void
  /** Also told where the step is closed meanwhile. */
  onWorking: (isWorking: boolean) => void
}

/** The tool of the editor that makes a logo of fewer colors; the logo that came stays as it was. */
export function useLogoReduction({ onLogo, onWorking }: LogoReductionInput) {
  const api = useApi()
  const failureView = useFailureView()
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reduce = async ({ id }: Logo, { colours, palette }: Reduction) => {
    setIsWorking(true)
    onWorking(true)
    setFailure(null)
    try {
      const chosen = palette === 'own' ? palette : [...palette]
      onLogo(await api.customization.editLogo({ tool: 'reduce_colours', id, colours, palette: chosen }))
    } catch (error) {
      setFailure(failureView(error).message)
    } finally {
      setIsWorking(false)
      onWorking(false)
    }
  }
  return { reduce, isWorking, failure }
}
