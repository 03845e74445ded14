/**
 * Zippin (Zipnova): one account through which many carriers are quoted, told to fetch and followed, in Argentina
 * and in Chile. It is asked from outside of every transaction, waited for no longer than a person waits, and
 * nothing that it says is believed before it was looked at.
 */
import { type CountryCode, countries } from '@estampa/domain/countries'
import { type Minor, toWire } from '@estampa/domain/money'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { ShippingOption } from '@estampa/domain/shipping'
import type { Package } from '@estampa/domain/shipping/packages'
import { readArray, readFields, readPdf } from './zippin/read-fields.ts'
import { type OptionTerms, readZippinOptions } from './zippin/read-options.ts'
import { type CarriedShipment, readShipment } from './zippin/read-shipment.ts'
import {
  once,
  type RetryPolicy,
  requestZippin,
  whileDrawing,
  whileQuoting,
  type ZippinAccount,
} from './zippin/request.ts'

export type { CarriedShipment, ZippinAccount }

/** A place by its names: a locality or comuna and its province or region. */
export type Destination = { province: string; location: string; zipCode: string }
export type ZippinQuoteRequest = {
  to: Destination
  packages: readonly Package[]
  /** The insured amount; 0: nothing. */
  declared: Minor
}
export type ZippinShipmentRequest = ZippinQuoteRequest & {
  /** Our order's number. */
  externalId: string
  logisticType: string
  serviceType: string
  carrierId: number
  pointId: string | null
  person: { name: string; document: string; phone: string; email: string }
  street: { name: string; number: string; extras: string }
}

/** What a carrier has drawn of a shipment. */
export type CarrierPaper = 'label' | 'guide'
const paperNames: Readonly<Record<CarrierPaper, string>> = { label: 'label', guide: 'document' }

const MAX_PAPER_BYTES = 12 * 1024 * 1024
/** The most that one shipment takes. */
const MAX_PACKAGES = 99
/** The name by which shops' rules at Zippin know us. */
const SOURCE = 'estampa'

/** Where Zippin works. */
export const zippinOrigins: Partial<Record<CountryCode, string>> = {
  ARG: 'https://api.zippin.com.ar',
  CL: 'https://api.zippin.cl',
}

/** A place of the capital, to try an account with. */
export const zippinSamples: Readonly<Record<CountryCode, Destination>> = {
  ARG: { province: 'Ciudad Autónoma de Buenos Aires', location: 'San Nicolás', zipCode: '1001' },
  CL: { province: 'Región Metropolitana de Santiago', location: 'Santiago', zipCode: '' },
}

/** Whether there is any use in asking: a whole place, and no more boxes than a shipment takes. */
export function canQuote({ to, packages }: ZippinQuoteRequest, environment: CountryCode): boolean {
  const isWhole = to.province !== '' && to.location !== ''
  const isFound = !countries[environment].needsPostalCode || to.zipCode !== ''
  return isWhole && isFound && packages.length > 0 && packages.length <= MAX_PACKAGES
}

export async function quoteZippin(
  account: ZippinAccount,
  request: ZippinQuoteRequest,
  terms: OptionTerms,
): Promise<ShippingOption[] | Refusal> {
  const body = { ...contentOf(account, request), destination: placeOf(request.to, terms.environment) }
  const answer = await requestZippin(
    account,
    { method: 'POST', path: '/shipments/quote', body },
    whileQuoting,
  )
  if (isRefusal(answer)) return answer
  return readZippinOptions(answer.body, terms) ?? refuse('carrier_down', { why: 'no quote' })
}

/** Tells Zippin to carry it. To be asked once: whether it was heard is found out by `findByNumber`. */
export async function createAtZippin(
  account: ZippinAccount,
  request: ZippinShipmentRequest,
  environment: CountryCode,
): Promise<CarriedShipment | Refusal> {
  const { externalId, logisticType, serviceType, carrierId } = request
  const body = {
    ...contentOf(account, request),
    external_id: externalId,
    logistic_type: logisticType,
    service_type: serviceType,
    carrier_id: carrierId,
    destination: receiverOf(request, environment),
  }
  return shipmentAt(account, { method: 'POST', path: '/shipments', body }, once)
}

export async function findAtZippin(account: ZippinAccount, id: string): Promise<CarriedShipment | Refusal> {
  return shipmentAt(account, { method: 'GET', path: `/shipments/${encodeURIComponent(id)}` }, patiently)
}

const patiently: RetryPolicy = { totalMs: 15_000, tries: 3, pauseMs: 500 }

/** The newest shipment under this number of ours; undefined: Zippin has none. */
export async function findByNumber(
  account: ZippinAccount,
  externalId: string,
): Promise<CarriedShipment | undefined | Refusal> {
  const query = new URLSearchParams({ account_id: account.accountId, external_id: externalId })
  const answer = await requestZippin(account, { method: 'GET', path: `/shipments?${query}` }, patiently)
  if (isRefusal(answer)) return answer
  const found = readArray(readFields(answer.body).data).flatMap((one) => readShipment(one) ?? [])
  return found
    .filter((one) => one.externalId === externalId)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
}

/**
 * The labels of a shipment, one for each package, or the guide that some carriers want beside the invoice, as PDF.
 * `carrier_refused`: the carrier has none, or none yet.
 */
export async function fetchPaperAtZippin(
  account: ZippinAccount,
  id: string,
  paper: CarrierPaper,
): Promise<Buffer | Refusal> {
  const query = new URLSearchParams({ what: paperNames[paper], format: 'pdf' })
  const path = `/shipments/${encodeURIComponent(id)}/documentation?${query}`
  const answer = await requestZippin(
    account,
    { method: 'GET', path, maxBytes: MAX_PAPER_BYTES },
    whileDrawing,
  )
  if (isRefusal(answer)) return answer
  return readPdf(readFields(answer.body).body) ?? refuse('carrier_down', { why: 'no PDF' })
}

async function shipmentAt(
  account: ZippinAccount,
  question: Parameters<typeof requestZippin>[1],
  patience: RetryPolicy,
): Promise<CarriedShipment | Refusal> {
  const answer = await requestZippin(account, question, patience)
  if (isRefusal(answer)) return answer
  return readShipment(answer.body) ?? refuse('carrier_down', { why: 'no shipment' })
}

function contentOf({ accountId, originId }: ZippinAccount, { packages, declared }: ZippinQuoteRequest) {
  return {
    account_id: Number(accountId),
    origin_id: Number(originId),
    declared_value: toWire(declared),
    source: SOURCE,
    packages: packages.map(({ weightG, lengthCm, widthCm, heightCm }) => ({
      classification_id: 1,
      weight: weightG,
      length: lengthCm,
      width: widthCm,
      height: heightCm,
      description_1: 'Productos promocionales',
    })),
  }
}

function placeOf({ province, location, zipCode }: Destination, environment: CountryCode) {
  return {
    city: location,
    state: province,
    country: countries[environment].isoCode,
    ...(countries[environment].needsPostalCode && { zipcode: plainZip(zipCode) }),
  }
}

/** Carriers know the four digits of a code such as B7021ABC. */
function plainZip(zipCode: string): string {
  return zipCode.match(/\d{4}/)?.[0] ?? zipCode
}

function receiverOf({ to, person, street, pointId }: ZippinShipmentRequest, environment: CountryCode) {
  const who = {
    name: person.name.slice(0, 100),
    document: person.document.slice(0, 50),
    phone: person.phone.slice(0, 50),
    email: person.email.slice(0, 150),
  }
  if (pointId !== null) return { ...who, point_id: Number(pointId) }
  return {
    ...who,
    ...placeOf(to, environment),
    street: street.name.slice(0, 100),
    street_number: street.number.slice(0, 10),
    street_extras: street.extras.slice(0, 190),
  }
}
