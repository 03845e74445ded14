import type { AdminClient } from '@estampa/contract/admin-client'
import { type CountryCode, countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { suggestShopName } from '@estampa/domain/shops'
import type { NewLogo } from './read-logo.ts'

export type NewShopAnswers = Parameters<AdminClient['operator']['openShop']>[0]

/** What has been said so far, and whether the address was typed or follows the name. */
export type NewShopDraft = Omit<NewShopAnswers, 'techniques'> & {
  /** Null: all that there are. */
  readonly techniques: string[] | null
  readonly isAddressTyped: boolean
  readonly logo: NewLogo | null
}

export const newShopSteps = ['name', 'contact', 'look', 'goods', 'selling', 'people'] as const
export type NewShopStep = (typeof newShopSteps)[number]

const FIRST_COLOR = '#1d4ed8'

export function beginDraft(country: CountryCode): NewShopDraft {
  return {
    shop: '',
    name: '',
    country,
    legalName: '',
    taxId: '',
    email: '',
    phone: '',
    address: '',
    hours: '',
    template: 1,
    color: FIRST_COLOR,
    logo: null,
    goods: 'sample',
    techniques: null,
    withDeliveries: true,
    payments: ['TRF'],
    people: [],
    isAddressTyped: false,
  }
}

/** The draft with another name: an address that nobody has typed follows it. */
export function withName(draft: NewShopDraft, name: string): NewShopDraft {
  return { ...draft, name, ...(!draft.isAddressTyped && { shop: suggestShopName(name) }) }
}

/** The draft with another logo: a color that nobody has chosen follows it. */
export function wearingLogo(draft: NewShopDraft, logo: NewLogo | null): Pick<NewShopDraft, 'logo' | 'color'> {
  const { color, logo: before } = draft
  const isOfLogo = color === FIRST_COLOR || color === before?.colors[0]
  return { logo, color: isOfLogo ? (logo?.colors[0] ?? FIRST_COLOR) : color }
}

export type StepFault = 'name' | 'shop' | 'taxId' | 'email' | 'color' | `people.${number}`

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** The fields of a step that are not right yet, as far as it is known without asking. */
export function listStepFaults(step: NewShopStep, draft: NewShopDraft): StepFault[] {
  const { country, taxId, email, people } = draft
  const faults: Readonly<Record<NewShopStep, readonly (StepFault | false)[]>> = {
    name: [draft.name.trim() === '' && 'name', draft.shop.trim() === '' && 'shop'],
    contact: [
      taxId.trim() !== '' && isRefusal(countries[country].taxId(taxId)) && 'taxId',
      email.trim() !== '' && !isMail(email) && 'email',
    ],
    look: [!/^#[\da-f]{6}$/i.test(draft.color) && 'color'],
    goods: [],
    selling: [],
    people: people.map(
      (person, at) => person.email.trim() !== '' && !isMail(person.email) && (`people.${at}` as const),
    ),
  }
  return faults[step].filter((fault) => fault !== false)
}

/** The step that a refused field stands on. */
export function stepOfField(field: string): NewShopStep {
  if (field.startsWith('people')) return 'people'
  const steps: Readonly<Record<string, NewShopStep>> = {
    shop: 'name',
    name: 'name',
    country: 'name',
    color: 'look',
    template: 'look',
  }
  return steps[field] ?? 'contact'
}

/** The answers as they are sent: people without an e-mail are nobody. */
export function answersOf(draft: NewShopDraft, techniques: readonly string[]): NewShopAnswers {
  const { isAddressTyped: _, logo: __, ...answers } = draft
  return {
    ...answers,
    techniques: draft.techniques ?? [...techniques],
    people: draft.people.filter(({ email }) => email.trim() !== ''),
  }
}

/** A draft of an earlier visit, if it still is one. */
export function readNewShopDraft(stored: unknown, country: CountryCode): NewShopDraft {
  const begun = beginDraft(country)
  return typeof stored === 'object' && stored !== null ? { ...begun, ...stored } : begun
}
