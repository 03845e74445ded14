export { messageCatalog, messageLocaleOf } from './messages/message-catalog.ts'
export { sharedSentences } from './messages/shared-messages.ts'
export { LocaleContext, useLocale, useMessages } from './messages/use-messages.ts'
