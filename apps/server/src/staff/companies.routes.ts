import type { staffCompanies } from '@estampa/contract/staff'
import { plainText } from '@estampa/domain/plain-text'
import { quoteNumber } from '@estampa/domain/quotes'
import { refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { findCompany, listCompanies, saveCompanyOf } from './companies.store.ts'
import { addressesOf, toCustomerView } from './customer-view.ts'
import { findPersonOfEmail } from './customers.store.ts'

type Calls = typeof staffCompanies

const USUAL_PAGE = 25
const MAX_WORDS = 8

/** The companies of a shop, for the people who work there. */
export const companyHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getCompanies: async ({ tx, input }) => {
    const take = input.maxResultCount ?? USUAL_PAGE
    const skip = ((input.PaginaActual ?? 1) - 1) * take
    const typed = plainText(input.Filtro ?? '').split(/\s+/)
    const found = await listCompanies(tx, { words: typed.filter(Boolean).slice(0, MAX_WORDS), skip, take })
    return { ...found, total_pages: Math.ceil(found.totalCount / take) }
  },
  getCompany: async ({ tx, shop, input }) => {
    const company = await findCompany(tx, input.name)
    if (!company) return refuse('not_found')
    const { people, quotes, ...rest } = company
    const addresses = []
    for (const person of people) addresses.push(...(await addressesOf(tx, person, shop.config.environment)))
    return {
      ...rest,
      people: people.map(({ accountId, ...person }) => ({ ...person, hasAccount: accountId !== null })),
      ordered: people.reduce((sum, { ordered }) => sum + ordered, 0),
      quotes: quotes.map(({ number, ...quote }) => ({ ...quote, number: quoteNumber(number) })),
      addresses,
    }
  },
  setCustomerCompany: async (context) => {
    const { tx, input, record } = context
    const person = await findPersonOfEmail(tx, input.Id)
    if (!person) return refuse('not_found')
    await saveCompanyOf(tx, person.email, input.company)
    const subject = { kind: 'customer', id: String(person.id), name: `Nº ${person.id}` }
    const said = (company: string) => ({ company: company === '' ? 'detached' : 'attached' })
    await record(tx, { subject, before: said(person.company), after: said(input.company) })
    return toCustomerView(tx, input.Id, context)
  },
}
