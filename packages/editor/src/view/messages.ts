/** The messages of the whole editor: all of them come with its chunk. */
import { defaultLocale } from '@estampa/domain/countries/languages'
import type { Locale } from '@estampa/domain/messages'
import { createContext, useContext } from 'react'
import { fixMessages } from './messages/fixes.ts'
import { keyMessages } from './messages/keys.ts'
import { layerMessages } from './messages/layers.ts'
import { pictureMessages } from './messages/pictures.ts'
import { textMessages } from './messages/text.ts'
import { toolMessages } from './messages/tools.ts'
import { workMessages } from './messages/work.ts'

export const messagesOf = (locale: Locale) => ({
  ...workMessages[locale],
  ...fixMessages[locale],
  ...toolMessages[locale],
  ...pictureMessages[locale],
  ...textMessages[locale],
  ...layerMessages[locale],
  ...keyMessages[locale],
})

export type EditorMessages = ReturnType<typeof messagesOf>

export const MessagesContext = createContext(messagesOf(defaultLocale))
export const useEditorMessages = (): EditorMessages => useContext(MessagesContext)
