import { useFailureView } from '@estampa/web/failures'
import { useEffect, useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import { useTenantName } from '../shop/shop-data.ts'
import type { Logo } from './draft.ts'
import { usePagedFiles } from './use-paged-files.ts'

const MAX_STORED = 8

/** A person's logos: those of earlier visits by their ids, whose addresses are asked anew, and new ones. */
export function useLogos() {
  const api = useApi()
  const failureView = useFailureView()
  const key = `estampa:${useTenantName()}:logos`
  const pagedFiles = usePagedFiles()
  const [logos, setLogos] = useState<readonly Logo[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const requests = readIds(key).map((id) => api.customization.getPicture({ id }))
    void Promise.allSettled(requests).then((answers) => {
      // a logo that is gone, or was another person's, is no fault
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      if (!isOver) setLogos((now) => [...now, ...found.filter((one) => !now.some(({ id }) => id === one.id))])
    })
    return () => {
      isOver = true
    }
  }, [api, key])
  const add = async (
    send: () => Promise<readonly Logo[]>,
    others: readonly Logo[],
  ): Promise<Logo | undefined> => {
    setIsUploading(true)
    setFailure(null)
    try {
      const added = await send()
      const all = [...added, ...others].slice(0, MAX_STORED)
      setLogos(all)
      storeIds(key, all)
      return added[0]
    } catch (error) {
      setFailure(failureView(error).message)
      return undefined
    } finally {
      setIsUploading(false)
    }
  }
  const upload = (files: readonly File[]) =>
    add(async () => {
      const added = await api.customization.uploadLogos({}, { files: files.slice(0, MAX_STORED) })
      pagedFiles.keep(added, files)
      return added
    }, logos)
  /** Shows another page of a logo's file instead. */
  const openPage = (logo: Logo, page: number) =>
    add(
      async () => [await pagedFiles.open(logo, page)],
      logos.filter(({ id }) => id !== logo.id),
    )
  return { logos, upload, openPage, hasPages: pagedFiles.has, isUploading, failure, setFailure }
}

function readIds(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_STORED) : []
  } catch {
    return []
  }
}

function storeIds(key: string, logos: readonly Logo[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(logos.map((logo) => logo.id)))
  } catch {}
}
