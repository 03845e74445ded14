/**
 * Names and numbers: a design whose texts are fields, and the list of persons for whom it is made. Each person has one
 * unit of one variant, so the list decides the quantities of its line. What a field shows in the design is only a
 * sample; each person is printed, checked and packed by name.
 */
import { type Refusal, refuse } from '../refusal.ts'
import { type DesignView, type RosterField, rosterFields } from './design.ts'

export type RosterPerson = { readonly name: string; readonly number: string; readonly sku: string }

export const MAX_ROSTER_PERSONS = 1_000
export const MAX_PERSON_NAME_LENGTH = 40
/** «10», «00», «7A». */
export const MAX_PERSON_NUMBER_LENGTH = 6

type Views = readonly Pick<DesignView, 'elements'>[]
type RosterDecoration = { readonly views: Views; readonly roster?: readonly RosterPerson[] | undefined }

/** The fields that a design prints, in their usual order. */
export function rosterFieldsOf(views: Views): RosterField[] {
  return rosterFields.filter((field) => views.some((view) => hasField(view, field)))
}

/** Whether a print area differs from person to person. */
export function isPersonalized(view: Pick<DesignView, 'elements'>): boolean {
  return rosterFields.some((field) => hasField(view, field))
}

function hasField({ elements }: Pick<DesignView, 'elements'>, field: RosterField): boolean {
  return elements.some((element) => element.type === 'text' && !element.hidden && element.field === field)
}

/** The units of each sku that a list asks for, in the order in which the list names them. */
export function quantitiesOf(roster: readonly RosterPerson[]): { sku: string; quantity: number }[] {
  const units = new Map<string, number>()
  for (const { sku } of roster) units.set(sku, (units.get(sku) ?? 0) + 1)
  return [...units].map(([sku, quantity]) => ({ sku, quantity }))
}

/** The print area with the texts of one person; a field of which the person has nothing is not printed. */
export function withPerson<View extends Pick<DesignView, 'elements'>>(
  view: View,
  person: Pick<RosterPerson, RosterField>,
): View {
  const elements = view.elements.map((element) => {
    if (element.type !== 'text' || !element.field) return element
    const text = person[element.field].trim()
    return { ...element, text, hidden: element.hidden || text === '' }
  })
  return { ...view, elements }
}

/** What all persons have in common: the print area without its fields. */
export function withoutRosterFields<View extends Pick<DesignView, 'elements'>>(view: View): View {
  return withPerson(view, { name: '', number: '' })
}

/** Why a list does not belong to its line; null: it does, or there is none. Persons are counted from one. */
export function checkRoster(
  { views, roster }: RosterDecoration,
  rows: readonly { readonly sku: string; readonly quantity: number }[],
): Refusal | null {
  if (!roster || roster.length === 0) return null
  if (roster.length > MAX_ROSTER_PERSONS) return refuse('roster_too_long', { maximum: MAX_ROSTER_PERSONS })
  const fields = rosterFieldsOf(views)
  if (fields.length === 0) return refuse('roster_without_fields')
  const empty = roster.findIndex((person) => fields.every((field) => person[field].trim() === ''))
  if (empty >= 0) return refuse('roster_person_empty', { person: empty + 1 })
  const listed = new Map(quantitiesOf(roster).map(({ sku, quantity }) => [sku, quantity]))
  for (const { sku, quantity } of rows) {
    if (listed.get(sku) !== quantity) {
      return refuse('roster_mismatch', { sku, listed: listed.get(sku) ?? 0, quantity })
    }
    listed.delete(sku)
  }
  const [other] = listed
  return other ? refuse('roster_mismatch', { sku: other[0], listed: other[1], quantity: 0 }) : null
}

/** A design with fields cannot be made before its list is there. */
export function checkRosterGiven({ views, roster }: RosterDecoration): Refusal | null {
  return rosterFieldsOf(views).length > 0 && (roster ?? []).length === 0 ? refuse('roster_missing') : null
}
