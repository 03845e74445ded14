import { z } from 'zod'
import { CartLines } from '../cart/lines.ts'
import { checkPaging, onlyOneOf, pagingOf } from '../paging.ts'
import { QueryList, Text, Uuid } from '../wire.ts'
import { quoteStates } from './quote.ts'

/** Versions of one person's list on one page. */
const MAX_QUOTES = 100

const Name = Text(120).min(2)
const Email = z.string().trim().toLowerCase().max(256).pipe(z.email())
/** The token that the link carries after its #. */
export const QuoteToken = z.string().regex(/^[\w-]{43}$/)

const shoppingCart = z.object({
  products: CartLines.min(1),
  shoppingCartMode: z.enum(['cart', 'direct']).nullable().optional(),
})

export const UnsavedQuoteInput = z.object({ shoppingCart })

export const GenerateQuoteInput = z.object({
  shoppingCart,
  /** A version of one's own that this one takes the place of. */
  quoteId: Uuid.optional(),
  /** Missing fields are taken from the account. */
  contact: z
    .object({
      name: Text(120).optional(),
      email: Email.optional(),
      phone: Text(40).optional(),
      company: Text(120).optional(),
    })
    .default({}),
  comment: Text(1_000).default(''),
  /** True: the seller is asked for the prices. */
  askSeller: z.boolean().default(false),
  dropsDiscount: z.boolean().default(false).meta({
    description:
      'true: la versión nueva puede perder el descuento que la tienda dio en `quoteId` (su `totals.discount`). Sin esto se rechaza con `quote_discount_dropped`. La versión anterior queda guardada con su descuento',
  }),
})

export const QuotesInput = z
  .object({
    /** Words of the number, the products, the contact. */
    Filtro: Text(120).optional(),
    /** One or several, separated by commas. */
    state: QueryList.pipe(z.array(z.enum(quoteStates)).max(quoteStates.length)).optional(),
    ...pagingOf(MAX_QUOTES),
  })
  .superRefine(checkPaging)

export const SendQuoteInput = z.object({
  Id: Uuid,
  emails: z.array(Email).min(1).max(5),
  /** Plain text of the sender, shown as such. */
  message: Text(1_000).default(''),
})

/** By the link's token, or one's own by its id. */
const quoteReference = { token: QuoteToken.optional(), Id: Uuid.optional() }
type QuoteReference = { token?: string | undefined; Id?: string | undefined }
const checkQuoteReference = (
  input: QuoteReference,
  faults: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
) => {
  onlyOneOf(input, ['token', 'Id'], faults)
  if ((input.token ?? input.Id) === undefined) {
    faults.addIssue({ code: 'custom', path: ['token'], message: 'Falta decir cuál cotización.' })
  }
}

export const AcceptQuoteInput = z
  .object({
    ...quoteReference,
    /** Needed with a token; one's own is accepted in the account's name. */
    name: Name.optional(),
  })
  .superRefine(checkQuoteReference)
  .refine((input) => input.token === undefined || input.name !== undefined, {
    error: 'Falta el nombre de quien acepta.',
    path: ['name'],
  })

export const RejectQuoteInput = z
  .object({ ...quoteReference, name: Name.optional(), reason: Text(500).default('') })
  .superRefine(checkQuoteReference)
