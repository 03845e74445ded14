import { useFailureView } from '@estampa/web/failures'
import { useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import type { Logo } from './draft.ts'

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
  const reduce = async ({ id }: Logo, colours: number) => {
    setIsWorking(true)
    onWorking(true)
    setFailure(null)
    try {
      onLogo(await api.customization.editLogo({ tool: 'reduce_colours', id, colours, palette: 'own' }))
    } catch (error) {
      setFailure(failureView(error).message)
    } finally {
      setIsWorking(false)
      onWorking(false)
    }
  }
  return { reduce, isWorking, failure }
}
