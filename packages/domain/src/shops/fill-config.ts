/**
 * A stored configuration with the default of every key that it lacks, however deep. A value of the wrong kind stays
 * as it is: the check of the configuration names it.
 */
import { countries } from '../countries.ts'
import { decimalsOf } from '../money.ts'

type Fields = Readonly<Record<string, unknown>>

const familyDefaults: Fields = { id: null, icon_url: null }
const accountDefaults: Fields = {
  holder: null,
  bank: null,
  CBU: null,
  CUIT: null,
  alias: null,
  account: null,
  RUT: null,
}
const billingDefaults: Fields = {
  fixedBillingData: false,
  name: '',
  lastName: '',
  document: '',
  phone: '',
  email: '',
}
const presentationDefaults: Fields = {
  banners: [],
  clientLogos: [],
  slogan: null,
  email: null,
  phone: null,
  address: null,
  hours: null,
}
const bannerDefaults: Fields = { text: '', action: '', link: '', image_url: '', focus: null }
const clientLogoDefaults: Fields = { name: '', image_url: '' }

export function fillConfig(stored: Fields, defaults: Fields): Fields {
  const config = fill(stored, defaults) as Fields
  return {
    ...config,
    roundPrice: withinCurrency(config),
    families: fillEach(config.families, familyDefaults),
    partnerPaymentMethods: fillEach(config.partnerPaymentMethods, accountDefaults),
    partnerFixedBillingData: fillSome(config.partnerFixedBillingData, billingDefaults),
    presentation: fillPresentation(config.presentation),
  }
}

function fillPresentation(stored: unknown): unknown {
  const presentation = fillSome(stored, presentationDefaults)
  if (!isFields(presentation)) return presentation
  return {
    ...presentation,
    banners: fillEach(presentation.banners, bannerDefaults),
    clientLogos: fillEach(presentation.clientLogos, clientLogoDefaults),
  }
}

/** Amounts have the decimals that the shop chose, and never more than its currency has. */
function withinCurrency({ roundPrice, environment }: Fields): unknown {
  const country = Object.entries(countries).find(([name]) => name === environment)?.[1]
  const isChoice = roundPrice === 0 || roundPrice === 1 || roundPrice === 2
  return country && isChoice ? Math.min(roundPrice, decimalsOf[country.currency]) : roundPrice
}

function fill(value: unknown, fallback: unknown): unknown {
  if (value === undefined || value === null) return fallback
  if (!isFields(value) || !isFields(fallback)) return value
  const missing = Object.entries(fallback).map(([key, one]) => [key, fill(value[key], one)])
  return { ...value, ...Object.fromEntries(missing) }
}

function fillSome(value: unknown, fallback: Fields): unknown {
  return value === null ? null : fill(value, fallback)
}

function fillEach(values: unknown, fallback: Fields): unknown {
  return Array.isArray(values)
    ? values.map((value) => (isFields(value) ? fill(value, fallback) : value))
    : values
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
