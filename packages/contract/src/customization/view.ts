import {
  type DesignElement as Element,
  type InkName,
  MAX_DESIGN_ELEMENTS,
  type ThreadChoice,
} from '@estampa/domain/customization/design'
import {
  MAX_PERSON_NAME_LENGTH,
  MAX_PERSON_NUMBER_LENGTH,
  MAX_ROSTER_PERSONS,
  type RosterPerson,
} from '@estampa/domain/customization/roster'
import { z } from 'zod'
import { Text, TextLine, Uuid } from '../wire.ts'
import { DesignElement, InkNames, ThreadChoices } from './design.ts'

// what is read-only in the domain is sent as it is
const Elements: z.ZodType<readonly Element[], readonly Element[]> = z
  .array(DesignElement)
  .max(MAX_DESIGN_ELEMENTS)
const Choices: z.ZodType<readonly ThreadChoice[], readonly ThreadChoice[]> = ThreadChoices
const Names: z.ZodType<readonly InkName[], readonly InkName[]> = InkNames
const Skus: z.ZodType<readonly string[], readonly string[]> = z.array(Text(100).min(1)).max(400)
const Centimeters = z.number().positive().max(1_000)

/** One decorated print area of a line. */
export const CustomizationView = z.object({
  printing_area_id: z.int(),
  technique_id: z.int(),
  colours: z.int().min(1).max(64),
  colour_names: z.array(Text(40)).max(64).default([]),
  width_centimeters: Centimeters,
  height_centimeters: Centimeters,
  thousandStitches: z.number().positive().max(1_000).nullable().default(null),
  logo_id: Uuid.nullable().default(null),
  design_id: Uuid.nullable().default(null),
  position: z
    .object({
      x: z.number().min(-1_000).max(1_000),
      y: z.number().min(-1_000).max(1_000),
      angle: z.number().min(-360).max(360),
    })
    .nullable()
    .default(null),
  instructions: Text(300).default(''),
  /** The design of this print area, from which its measures are taken; empty where it is only described. */
  elements: Elements.default([]),
  /** Of an embroidered design: the threads that were chosen in place of the nearest ones. */
  threadChoices: Choices.optional(),
  /** Of a design in flat inks: what a person calls them. */
  inkNames: Names.optional(),
  /** Skus of the line's variants on which a white base goes below the art; of a design the server says them. */
  white_base: Skus.optional(),
})

const Roster: z.ZodType<readonly RosterPerson[], readonly RosterPerson[]> = z
  .array(
    z.object({
      name: TextLine(MAX_PERSON_NAME_LENGTH),
      number: TextLine(MAX_PERSON_NUMBER_LENGTH),
      /** The variant of this person's one unit. */
      sku: Text(100).min(1),
    }),
  )
  .max(MAX_ROSTER_PERSONS)

export const Customization = z.object({
  views: z.array(CustomizationView).max(12),
  /** The persons for whom a design with fields is made: one unit each. */
  roster: Roster.optional(),
  applicationDays: z.int().min(-1).max(365).default(-1),
})
