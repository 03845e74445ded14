import { z } from 'zod'

/**
 * How plain values travel. Money is a decimal number in major units on the wire (1234.5), because clients
 * format it with the shop's roundPrice, and whole hundredths (123450) inside.
 */
export const Money = z
  .codec(z.number(), z.int(), {
    decode: (major) => Math.round(major * 100),
    encode: (minor) => minor / 100,
  })
  .meta({ description: 'Importe en la moneda de la tienda, con dos decimales como mucho' })

// zod tells the fault of the text where a text was sent, and the fault of both where neither was: each says the same
const notWhole = 'Este dato tiene que ser un número entero.'
const notAmount = 'Este dato tiene que ser un importe, como 1234.50.'

/** Query strings carry text: «24» is read as 24. */
export const QueryInt = z.codec(
  z.union([z.string().regex(/^-?\d{1,15}$/, notWhole), z.int()], { error: notWhole }),
  z.int(),
  {
    decode: Number,
    encode: (value) => value,
  },
)

export const QueryFlag = z.codec(
  z.union([z.enum(['true', 'false', '1', '0']), z.boolean()], {
    error: 'Este dato tiene que ser true o false.',
  }),
  z.boolean(),
  {
    decode: (value) => value === true || value === 'true' || value === '1',
    encode: (value) => value,
  },
)

export const QueryMoney = z.codec(
  z.union([z.string().regex(/^\d{1,12}([.,]\d{1,2})?$/, notAmount), z.number()], { error: notAmount }),
  z.int(),
  {
    decode: (value) => Math.round(Number(String(value).replace(',', '.')) * 100),
    encode: (minor) => minor / 100,
  },
)

/** A query parameter that may be repeated, or separated by commas. */
export const QueryList = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (value) =>
    (Array.isArray(value) ? value : value.split(',')).map((item) => item.trim()).filter(Boolean),
  encode: (list) => list,
})

/** Rows are numbered by the database's four-byte integers. */
export const Id = z.int().positive().max(2_147_483_647)
/** What is counted from 1 on: versions, proofs, parcels. */
export const CountingNumber = z.int().min(1).max(2_147_483_647)
export const QueryId = QueryInt.pipe(Id)
export const Uuid = z.uuid()
/** Free text that a person typed: trimmed, no half letters nor control characters, bounded. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    // the database keeps no half of a surrogate pair
    .overwrite((typed) => typed.toWellFormed())
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/)

/** A text of one line. */
export const TextLine = (max: number) => Text(max).overwrite((typed) => typed.replace(/\s+/g, ' '))

/** A multiplier such as 1.21: a number on the wire, an exact decimal text inside. */
export const Multiplier = z.codec(z.number(), z.string(), { decode: String, encode: Number })
