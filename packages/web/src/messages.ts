export { sharedSentences } from './messages/shared-messages.ts'
export { LocaleContext, useLocale, useMessages } from './messages/use-messages.ts'
