/** Messages of the editor. `cl` (tú) and `arg` (vos) hold only what differs; both come with the editor's chunk. */
import type { Locale } from '@estampa/domain/countries'
import { createContext, useContext } from 'react'
import { keyMessages } from './messages/keys.ts'
import { layerMessages } from './messages/layers.ts'
import { pictureMessages } from './messages/pictures.ts'
import { textMessages } from './messages/text.ts'
import { toolMessages } from './messages/tools.ts'
import { workMessages } from './messages/work.ts'

const es = {
  ...workMessages.es,
  ...toolMessages.es,
  ...pictureMessages.es,
  ...textMessages.es,
  ...layerMessages.es,
  ...keyMessages.es,
}

export type EditorMessages = typeof es

const differences: Record<Locale, Partial<EditorMessages>> = {
  cl: {},
  arg: {
    ...workMessages.arg,
    ...toolMessages.arg,
    ...pictureMessages.arg,
    ...textMessages.arg,
    ...layerMessages.arg,
  },
}

export const messagesOf = (locale: Locale): EditorMessages => ({ ...es, ...differences[locale] })

export const MessagesContext = createContext<EditorMessages>(es)
export const useEditorMessages = (): EditorMessages => useContext(MessagesContext)
