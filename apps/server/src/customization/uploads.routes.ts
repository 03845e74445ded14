import type { customization } from '@estampa/contract/customization'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Context, Handler } from '../http/context.ts'
import { type Owner, ownerOf } from './owner.ts'
import { findUpload, listUploads, type Upload, type UploadKind } from './uploads.store.ts'
import { MAX_LOGOS, storeUploads, toPictureView } from './uploads.ts'

type Calls = typeof customization

/** The calls of customization that are about people's own pictures. */
export const uploadHandlers: {
  [Name in 'uploadLogos' | 'uploadDesign' | 'getUserLogos' | 'getPicture']: Handler<Calls[Name]>
} = {
  uploadLogos: async (context) => {
    const kept = await storeAll(context as unknown as Context, 'logo', { page: context.input.page })
    if (isRefusal(kept)) return kept
    return kept.map((upload) => toPictureView(context.services.config, upload, context.now))
  },
  uploadDesign: async (context) => {
    const kept = await storeAll(context as unknown as Context, 'design', { name: context.input.name })
    if (isRefusal(kept)) return kept
    const [upload] = kept
    return upload ? toPictureView(context.services.config, upload, context.now) : refuse('no_file')
  },
  getUserLogos: async ({ tx, person, input, services, now }) => {
    const owner = ownerOf(person)
    const logos = owner ? await listUploads(tx, owner, 'logo', input.limit ?? MAX_LOGOS) : []
    return logos.map((upload) => toPictureView(services.config, upload, now))
  },
  getPicture: async ({ tx, person, input, services, now }) => {
    const owner = ownerOf(person)
    const upload = owner && (await findUpload(tx, input.id, owner))
    return upload ? toPictureView(services.config, upload, now) : refuse('not_found')
  },
}

type UploadOptions = { name?: string | undefined; page?: number | undefined }

async function storeAll(
  context: Context,
  kind: UploadKind,
  { name, page }: UploadOptions,
): Promise<Upload[] | Refusal> {
  const { services, shop, person, files, now } = context
  const owner: Owner | undefined = ownerOf(person)
  if (!owner) return refuse('not_allowed')
  if (files.length === 0) return refuse('no_file')
  const most = kind === 'logo' ? MAX_LOGOS : 1
  if (files.length > most) return refuse('too_many_files', { most })
  const named = name ? files.map((file) => ({ ...file, name })) : files
  return storeUploads({ services, shop, owner, now }, named, kind, page)
}
