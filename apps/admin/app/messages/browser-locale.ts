import type { Locale } from '@estampa/domain/messages'

/** How a person is spoken to before a shop is known: with «vos» where the browser is set to Argentina. */
export function browserLocale(language: string = navigator.language): Locale {
  return /-AR$/i.test(language) ? 'arg' : 'cl'
}
