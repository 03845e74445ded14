import { sentenceOf } from '@estampa/contract/refusals'
import {
  type CheckoutField,
  type CheckoutPayload,
  checkCheckout,
  emptyCheckout,
  fieldValue,
  type InvalidField,
  normalizeCheckout,
  withFixedBilling,
} from '@estampa/domain/checkout'
import { type CountryCode, countries, localeOf, placeId } from '@estampa/domain/countries'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { isCollected, optionId } from '@estampa/domain/shipping'
import type { ShopConfig } from '@estampa/domain/shops'
import type { CheckoutBody } from './checkout-request.ts'

/** Where the fields of the steps are in the body of the call, if they have another name there. */
const members: Record<string, string> = {
  'Billing.invoiceKind': 'orderInvoiceFK.extra.invoiceKind',
  'Billing.businessName': 'orderInvoiceFK.extra.businessName',
  'Billing.giro': 'orderInvoiceFK.extra.giro',
  'Billing.purchaseOrder': 'purchaseOrder.number',
  'Addressee.province': 'provinceFKId',
  'Addressee.region': 'provinceFKId',
  'Addressee.municipality': 'cityFKId',
  'Addressee.city': 'cityFKId',
  'Addressee.location': 'locationFKId',
  'Addressee.comuna': 'locationFKId',
  'Addressee.postalCode': 'zipCode',
  'Addressee.deliveryMethod': 'shippingServiceType',
  'Shippment.zipping': 'shippingServiceType',
}

/** Reads the person's answers to each step in their normal form, or every field that is wrong. */
export function readDetails(
  input: CheckoutBody,
  config: Pick<ShopConfig, 'environment' | 'partnerFixedBillingData'>,
): CheckoutPayload | Refusal {
  const { environment, partnerFixedBillingData } = config
  const answered = withFixedBilling(answersOf(input, environment), partnerFixedBillingData)
  const invalid = checkCheckout(answered, environment)
  return invalid.length === 0 ? normalizeCheckout(answered, environment) : fieldsInvalid(invalid, environment)
}

export function fieldsInvalid(invalid: readonly InvalidField[], environment: CountryCode): Refusal {
  return refuse('invalid_checkout', {
    validationErrors: invalid.map((one) => ({
      message: sentenceOf(one.refusal, localeOf(environment)),
      members: [memberOf(one)],
    })),
  })
}

function memberOf({ step, member }: InvalidField): string {
  const place = `${step}.${member}`
  return members[place] ?? (step === 'Billing' ? `orderInvoiceFK.${member}` : member)
}

function answersOf(input: CheckoutBody, environment: CountryCode): CheckoutPayload {
  const { invoiceKinds } = countries[environment]
  const deliveryMethod = isCollected(chosenDeliveryMethod(input)) ? 'pickup' : 'shipping'
  const { name, lastName, phone, email, document, extra } = input.orderInvoiceFK
  // the specification's own body does not say what kind of paper it wants: the plainest serves everybody
  const invoiceKind = extra.invoiceKind ?? invoiceKinds[0]
  return {
    Billing: fields({
      ...extra,
      invoiceKind,
      document,
      name,
      lastName,
      phone,
      email,
      purchaseOrder: input.purchaseOrder?.number,
    }),
    MyPurchase: fields({ comment: input.comment }),
    Addressee: addresseeOf({ ...input, deliveryMethod }, environment).Addressee,
    Shippment: fields({ zipping: chosenOption(input), pickupPointId: input.pickupPointId }),
    // sending the order is accepting the terms that stand beside the button
    Payment: fields({ payment: input.payment, acceptedTerms: 'true' }),
  }
}

const saidAsIs = ['name', 'lastName', 'phone', 'email', 'street', 'streetNumber', 'apartment'] as const
type Addressee = Pick<CheckoutBody, (typeof saidAsIs)[number] | 'zipCode'> &
  Pick<Partial<CheckoutBody>, 'provinceFKId' | 'cityFKId' | 'locationFKId'> & {
    deliveryMethod: 'pickup' | 'shipping'
  }

/** The addressee and the address, as the answers of that step. */
export function addresseeOf(input: Addressee, environment: CountryCode): CheckoutPayload {
  const [province, city, location] = countries[environment].address
  const said = Object.fromEntries(saidAsIs.map((name) => [name, input[name]]))
  const { deliveryMethod, provinceFKId, cityFKId, locationFKId, zipCode } = input
  const places = {
    [province]: provinceFKId && placeId(environment, 0, provinceFKId),
    [city]: cityFKId && placeId(environment, 1, cityFKId),
    [location]: locationFKId && placeId(environment, 2, locationFKId),
  }
  return { ...emptyCheckout, Addressee: fields({ deliveryMethod, ...said, ...places, postalCode: zipCode }) }
}

/** Who receives the order and at which door, as the answers of that step say. */
export function receiverOf(details: CheckoutPayload) {
  const answerTo = (name: string) => fieldValue(details, 'Addressee', name)
  return {
    name: answerTo('name'),
    lastName: answerTo('lastName'),
    phone: answerTo('phone'),
    email: answerTo('email'),
    street: answerTo('street'),
    streetNumber: answerTo('streetNumber'),
    apartment: answerTo('apartment'),
    zipCode: answerTo('postalCode'),
  }
}

/** The id of the shipping option that was chosen. */
export function chosenOption(input: CheckoutBody): string {
  return optionId(chosenDeliveryMethod(input))
}

function chosenDeliveryMethod(input: CheckoutBody): Parameters<typeof optionId>[0] {
  return {
    carrier: { id: input.shippingCarrierId, name: '', logo: null },
    service_type: { id: 0, code: input.shippingServiceType, name: '' },
    logistic_type: input.shippingLogisticType,
  }
}

function fields(answers: Record<string, string | null | undefined>): CheckoutField[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
