import type { Call } from '@estampa/contract/call'
import { type account, emailOf, fullNameOf } from '@estampa/contract/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import type { Context, Handler } from '../http/context.ts'
import { type MailToRequest, mayMail, requestMail } from './account-mails.ts'
import { type Customer, findCustomer } from './customers.store.ts'
import { deleteAccount, gatherPersonalData } from './forget-person.ts'
import type { AccountServices } from './personal-data.ts'
import { type ProfileContext, showProfile, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { deviceTokenFor } from './sign-in.ts'
import { confirmEmail, resetPassword } from './use-code.ts'

type Calls = typeof account

export const accountHandlers: { [Name in keyof Calls]: Handler<Calls[Name], AccountServices> } = {
  registerUser: async ({ services, shop, input, ip, now }) => {
    if (!effectiveSwitches(shop.config).registrationInShop) return refuse('switched_off')
    const { password, phoneNumber = '', company = '', from } = input
    const email = emailOf(input) ?? ''
    const account = { email, password, fullName: fullNameOf(input) ?? '', phoneNumber, company, from, ip }
    const registered = await register(services, shop, account, now)
    return isRefusal(registered) ? registered : { canLogin: false, emailAddress: email }
  },
  sendEmailActivationEcommerceLink: async (context) =>
    requestMailTo(context, {
      kind: 'activation',
      email: emailOf(context.input) ?? '',
      from: context.input.from,
    }),
  validateCodeAuth: async ({ services, shop, person, input, ip, now }) => {
    const { userId, confirmationToken: code } = input
    const codeInput = { userId, emailAddress: emailOf(input), code, ip, by: person }
    const confirmed = await confirmEmail(services, shop, codeInput, now)
    if (isRefusal(confirmed)) return confirmed
    const { person: customer, session = null } = confirmed
    return { canLogin: canLogIn(shop), email: customer.email, session }
  },
  sendPasswordResetCodePartner: async (context) => {
    if (!canLogIn(context.shop)) return refuse('switched_off')
    return requestMailTo(context, { kind: 'password_reset', email: emailOf(context.input) ?? '' })
  },
  resetPassword: async ({ services, shop, input, ip, now }) => {
    if (!canLogIn(shop)) return refuse('switched_off')
    const { userId, resetCode: code, password } = input
    const codeInput = { userId, emailAddress: emailOf(input), code, password, ip }
    const person = await resetPassword(services, shop, codeInput, now)
    return isRefusal(person)
      ? person
      : { canLogin: true, userName: person.email, deviceToken: deviceTokenFor(services, shop, person) }
  },
  getProfile: async (context) => {
    const customer = await own(context)
    return isRefusal(customer) ? customer : showProfile(context.tx, customer, context.now)
  },
  updateProfile: async (context) => {
    const request = requestOf(context)
    if (isRefusal(request)) return request
    const { email, phoneNumber, company, currentPassword, newPassword } = context.input
    const fullName = fullNameOf(context.input)
    return updateProfile(request, { fullName, phoneNumber, company, email, currentPassword, newPassword })
  },
  deleteAccount: async (context) => {
    const request = requestOf(context)
    if (isRefusal(request)) return request
    const { Email: email, UserId: userId, password } = context.input
    const deleted = await deleteAccount(request, { email, userId, password })
    return isRefusal(deleted) ? deleted : {}
  },
  getPersonalData: async (context) => {
    const customer = await own(context)
    if (isRefusal(customer)) return customer
    const data = await gatherPersonalData(context.tx, context, customer)
    return { exportedAt: context.now.toISOString(), shop: context.shop.config.name, data }
  },
}

type MailContext = Pick<Context<Call, AccountServices>, 'services' | 'shop' | 'ip' | 'now'>

/** Asks for the mail in the same way whether somebody has this e-mail or not. */
async function requestMailTo(
  { services, shop, ip, now }: MailContext,
  mail: MailToRequest & { kind: 'activation' | 'password_reset'; email: string },
): Promise<Record<string, never> | Refusal> {
  const allowed = await mayMail(services, shop, { purpose: mail.kind, email: mail.email, ip }, now)
  if (isRefusal(allowed)) return allowed
  await services.database.inShop(shop.id, (tx) => requestMail(tx, shop, mail))
  return {}
}

function canLogIn({ config }: MailContext['shop']): boolean {
  return effectiveSwitches(config).loginInShop
}

function requestOf({
  services,
  shop,
  person,
  ip,
  now,
}: MailContext & Pick<Context, 'person'>): ProfileContext | Refusal {
  return person.kind === 'customer' ? { services, shop, person, ip, now } : refuse('no_token')
}

async function own({ tx, person }: Pick<Context, 'tx' | 'person'>): Promise<Customer | Refusal> {
  const customer = person.kind === 'customer' ? await findCustomer(tx, person.customerId) : undefined
  return customer ?? refuse('bad_token')
}
