import type { Client } from '@estampa/contract/client'
import type { EditorFailure, EditorLogo, Host } from '@estampa/editor/view/host'
import { isMissing, useFailureView } from '@estampa/web/failures'
import { readStored, writeStored } from '@estampa/web/state'
import { fetchWithProgress } from '@estampa/web/uploads'
import { useEffect, useMemo, useState } from 'react'
import { useApi } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shop/shop-data.ts'
import type { PrintingConfig } from '../customize-steps.tsx'
import { usePagedFiles } from '../use-paged-files.ts'

const MAX_SHOWN = 8
const MAX_FORGOTTEN = 200

/** A person's pictures: the last eight that she brought, new ones, and what is done to them. */
export function useLogoLibrary(config: PrintingConfig): Host['desk'] {
  const api = useApi()
  const failureView = useFailureView()
  const key = `estampa:${useTenantName()}:logos-forgotten`
  const pagedFiles = usePagedFiles()
  const [logos, setLogos] = useState<readonly EditorLogo[]>([])
  useEffect(() => {
    let isOver = false
    api.customization.getUserLogos({ limit: String(MAX_SHOWN) }).then(
      (last) => {
        if (!isOver)
          setLogos((now) =>
            joined(
              now,
              last.filter(({ id }) => !forgotten(key).includes(id)),
            ),
          )
      },
      // the list is a convenience: without it a picture is chosen from the files
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [api, key])
  return useMemo(() => {
    const troubled = (error: unknown): EditorFailure => ({ trouble: failureView(error).message })
    return {
      logos: logos.slice(0, MAX_SHOWN),
      accepted: { types: config.acceptedTypes, maxBytes: config.maxUploadBytes },
      async upload(files, onProgress) {
        try {
          const send = fetchWithProgress(onProgress)
          const added = await api.customization.uploadLogos({}, { files: files.slice(0, MAX_SHOWN), send })
          pagedFiles.keep(added, files)
          setLogos((now) => joined(added, now))
          return added
        } catch (error) {
          return troubled(error)
        }
      },
      hasPages: pagedFiles.has,
      async openPage(logo, page) {
        try {
          const opened = await pagedFiles.open(logo, page)
          setLogos((now) =>
            joined(
              [opened],
              now.filter(({ id }) => id !== logo.id),
            ),
          )
          return opened
        } catch (error) {
          return troubled(error)
        }
      },
      async edit(logo, edit, signal) {
        try {
          const made = await editLogo(api, logo, edit, signal)
          setLogos((now) => joined([made], now))
          return made
        } catch (error) {
          return troubled(error)
        }
      },
      async find(id) {
        try {
          return await api.customization.getPicture({ id })
        } catch (error) {
          // gone, or another person's
          if (isMissing(error)) return undefined
          throw error
        }
      },
      forget(id) {
        writeStored(key, [id, ...forgotten(key)].slice(0, MAX_FORGOTTEN))
        setLogos((now) => now.filter((logo) => logo.id !== id))
      },
    }
  }, [api, failureView, key, logos, config, pagedFiles])
}

const joined = (first: readonly EditorLogo[], then: readonly EditorLogo[]): readonly EditorLogo[] => [
  ...first,
  ...then.filter(({ id }) => !first.some((one) => one.id === id)),
]

function forgotten(key: string): readonly string[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

type Edit = Parameters<Host['desk']['edit']>[1]

function editLogo(api: Client, { id }: EditorLogo, edit: Edit, signal: AbortSignal): Promise<EditorLogo> {
  if (edit.tool !== 'reduce_colours') return api.customization.editLogo({ ...edit, id }, { signal })
  const palette = edit.palette.length > 0 ? edit.palette : 'own'
  return api.customization.editLogo({ ...edit, id, palette }, { signal })
}
