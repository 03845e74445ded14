import { useMemo } from 'react'
import { useApi } from '../session/session-provider.tsx'
import type { Logo } from './draft.ts'

type Paged = { readonly id: string; readonly pages?: number | null | undefined }

/**
 * Files of several pages that were sent since the page was opened. The server keeps none as it came, so that another page is
 * sent again.
 */
export function usePagedFiles() {
  const api = useApi()
  return useMemo(() => {
    const files = new Map<string, File>()
    const keep = (logos: readonly Paged[], sent: readonly File[]) =>
      logos.forEach(({ id, pages }, index) => {
        const file = sent[index]
        if (file && (pages ?? 1) > 1) files.set(id, file)
      })
    async function open(logo: Paged, page: number): Promise<Logo> {
      const file = files.get(logo.id)
      if (!file) throw new Error('the file is no longer at hand')
      const [opened] = await api.customization.uploadLogos({ page }, { files: [file] })
      if (!opened) throw new Error('the page did not come')
      keep([opened], [file])
      return opened
    }
    return { keep, open, has: ({ id }: Paged) => files.has(id) }
  }, [api])
}
