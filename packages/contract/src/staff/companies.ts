import { z } from 'zod'
import { get, post } from '../call.ts'
import { orderStates } from '../orders/states.ts'
import { quoteStates } from '../quotes/quote.ts'
import { Id, Money, QueryInt, Text, Uuid } from '../wire.ts'
import { CustomerPage, exampleCustomerPage, SavedPlace } from './customers.ts'

const Moment = z.iso.datetime()

/** Customers who name the same company, in capitals or not. */
const CompanyRow = z.object({
  name: z.string(),
  /** E-mails, with an account or without. */
  people: z.int(),
  orders: z.int(),
  ordered: Money,
  lastOrderAt: Moment.nullable(),
})

const CompanyPage = z.object({
  name: z.string(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      hasAccount: z.boolean(),
      orders: z.int(),
      ordered: Money,
    }),
  ),
  ordered: Money,
  /** Approved money of all their orders, without what went back. */
  paid: Money,
  /** The newest twenty. */
  orders: z.array(
    z.object({
      id: Uuid,
      number: z.int(),
      state: z.enum(orderStates),
      total: Money,
      placedAt: Moment,
    }),
  ),
  /** The newest twenty, in their newest version. */
  quotes: z.array(
    z.object({
      id: Uuid,
      number: z.string(),
      state: z.enum(quoteStates),
      total: Money.nullable(),
      createdAt: Moment,
    }),
  ),
  addresses: z.array(SavedPlace),
})

export const staffCompanies = {
  getCompanies: get('/api/services/app/Staff/GetCompanies', {
    summary:
      'Las empresas que nombran los clientes, con cuántos son y cuánto compraron. Primero la que pidió hace menos',
    who: 'staff',
    permission: 'customers.view',
    takes: z.object({
      Filtro: Text(100).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
    }),
    gives: z.object({ items: z.array(CompanyRow), totalCount: z.int(), total_pages: z.int() }),
    example: {
      takes: { Filtro: 'paz', PaginaActual: 1 },
      gives: {
        items: [
          {
            name: 'Paz S.A.',
            people: 2,
            orders: 3,
            ordered: 679_536,
            lastOrderAt: '2026-11-20T15:00:00.000Z',
          },
        ],
        totalCount: 1,
        total_pages: 1,
      },
    },
  }),
  getCompany: get('/api/services/app/Staff/GetCompany', {
    summary: 'Una empresa: su gente, sus pedidos, cotizaciones y direcciones',
    who: 'staff',
    permission: 'customers.view',
    takes: z.object({ name: Text(256).min(1) }),
    gives: CompanyPage,
    refuses: ['not_found'],
    example: {
      takes: { name: 'Paz S.A.' },
      gives: {
        name: 'Paz S.A.',
        people: [
          {
            id: 41,
            name: 'Lucía Paz',
            email: 'lucia@empresa.example',
            hasAccount: true,
            orders: 3,
            ordered: 679_536,
          },
        ],
        ordered: 679_536,
        paid: 453_024,
        orders: [],
        quotes: [],
        addresses: [],
      },
    },
  }),
  setCustomerCompany: post('/api/services/app/Staff/SetCustomerCompany', {
    summary: 'Suma una persona a una empresa, o la quita si la empresa va vacía',
    who: 'staff',
    permission: 'customers.edit',
    takes: z.object({ Id: Id, company: Text(256) }),
    gives: CustomerPage,
    refuses: ['not_found'],
    example: { takes: { Id: 41, company: 'Paz S.A.' }, gives: exampleCustomerPage },
  }),
}
