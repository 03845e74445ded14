import { inkColors, type LogoEdit } from '@estampa/artwork/pixels'
import type { logoToolCalls } from '@estampa/contract/customization'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Context, Handler } from '../http/context.ts'
import { logoRules } from './logo-rules.ts'
import { editedName, makePicture } from './logo-tools.ts'
import { ownerOf } from './owner.ts'
import { findUpload } from './uploads.store.ts'
import { storePicture, toPictureView } from './uploads.ts'

type Calls = typeof logoToolCalls
type LogoEditInput = Context<Calls['editLogo']>['input']

export const logoToolHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  editLogo: async ({ services, shop, person, input, now }) => {
    const owner = ownerOf(person)
    const upload =
      owner && (await services.database.readInShop(shop.id, (tx) => findUpload(tx, input.id, owner)))
    if (!upload || upload.kind === 'design') return refuse('not_found')
    const edit = editOf(input)
    const picture = await makePicture(services, upload, edit)
    if (isRefusal(picture)) return picture
    const file = { name: editedName(upload.name, edit) }
    const made = { file, picture, madeFrom: upload.made_from ?? upload.id }
    const kept = await storePicture({ services, shop, owner, now }, made, 'edited_logo')
    return toPictureView(services.config, kept, now)
  },
}

function editOf(input: LogoEditInput): LogoEdit {
  switch (input.tool) {
    case 'reduce_colours':
    case 'vectorise':
      return { ...input, palette: paletteOf(input.palette) }
    default:
      return input
  }
}

function paletteOf(palette: 'own' | 'thread' | 'ink' | readonly string[]): readonly string[] | null {
  if (palette === 'own' || palette.length === 0) return null
  if (palette === 'thread') return logoRules.threadPalette.map(({ hex }) => hex)
  if (palette === 'ink') return inkColors.map(({ hex }) => hex)
  return palette as readonly string[]
}
