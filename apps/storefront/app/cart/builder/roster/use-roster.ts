import type { Design } from '@estampa/domain/customization/design'
import {
  MAX_PERSON_NAME_LENGTH,
  MAX_PERSON_NUMBER_LENGTH,
  quantitiesOf,
  type RosterPerson,
  rosterFieldsOf,
} from '@estampa/domain/customization/roster'
import {
  faultOfRow,
  type RosterRow,
  type RosterRowFault,
  repeatedRows,
} from '@estampa/domain/customization/roster-table'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedProduct } from '../../../catalog/load-product.ts'
import { rosterMessages } from '../../../messages/roster.ts'
import { noPersons } from '../../editing/use-designed-line.ts'
import type { PersonFitting } from './roster-fitting.ts'

export type CheckedRow = RosterRow & {
  /** Why it cannot be made; null: it can. */
  readonly fault: string | null
  /** What a person may want to know of it. */
  readonly note: string | null
}
type RosterInput = LoadedProduct & {
  design: Design
  rows: readonly RosterRow[]
  units: Readonly<Record<string, number>>
}
const FITTING_DELAY_MS = 300

/** The list of a design with fields: its rows with what is wrong in them, and the units and persons that it makes. */
export function useRoster({ product, techniques, design, rows, units }: RosterInput) {
  const fields = useMemo(() => rosterFieldsOf(design.views), [design])
  const isForPersons = fields.length > 0
  const fitting = useFitting({ product, techniques, design, isForPersons })
  const skus = useMemo(() => new Set(product.products.map(({ sku }) => sku)), [product])
  const texts = useFaultTexts()
  const checked = useMemo((): readonly CheckedRow[] => {
    if (!isForPersons) return []
    const repeated = repeatedRows(rows)
    return rows.map((row, index) => {
      const fault = faultOfRow(row, fields, skus)
      const fitted = fault === null || fault === 'unknown_variant' ? fitting?.(row) : undefined
      const note = repeated.has(index) ? texts.repeated : fitted?.isShrunk ? texts.shrunk : null
      return { ...row, fault: fault ? texts.ofRow(fault) : texts.ofFitting(fitted?.faults[0]), note }
    })
  }, [isForPersons, rows, fields, skus, fitting, texts])
  const persons = useMemo(
    () => (isForPersons ? rows.filter((row) => faultOfRow(row, fields, skus) === null) : noPersons),
    [isForPersons, rows, fields, skus],
  )
  const own = useMemo(() => (persons.length > 0 ? unitsOf(persons) : units), [persons, units])
  return {
    fields,
    isForPersons,
    rows: checked,
    faults: checked.filter(({ fault }) => fault !== null).length,
    persons,
    units: own,
    fitting,
  }
}

export type Roster = ReturnType<typeof useRoster>

const unitsOf = (persons: readonly RosterPerson[]) =>
  Object.fromEntries(quantitiesOf(persons).map(({ sku, quantity }) => [sku, quantity]))

type FittingInput = LoadedProduct & { design: Design; isForPersons: boolean }

/** Null while the letters are on their way; without them the server alone checks what fits. */
function useFitting({ product, techniques, design, isForPersons }: FittingInput): PersonFitting | null {
  const [fitting, setFitting] = useState<PersonFitting | null>(null)
  useEffect(() => {
    if (!isForPersons) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const { loadRosterFitting } = await import('./roster-fitting.ts')
        const loaded = await loadRosterFitting(design, { product, techniques })
        if (isCurrent) setFitting(() => loaded)
      } catch {
        if (isCurrent) setFitting(null)
      }
    }, FITTING_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [design, product, techniques, isForPersons])
  return fitting
}

function useFaultTexts() {
  const t = useMessages(rosterMessages)
  return useMemo(() => {
    const ofRow: Readonly<Record<RosterRowFault, string>> = {
      empty: t.empty,
      name_too_long: t.name_too_long(MAX_PERSON_NAME_LENGTH),
      number_too_long: t.number_too_long(MAX_PERSON_NUMBER_LENGTH),
      unknown_variant: t.unknown_variant,
    }
    return {
      repeated: t.repeated,
      shrunk: t.shrunk,
      ofRow: (fault: RosterRowFault) => ofRow[fault],
      ofFitting: (fault: ReturnType<PersonFitting>['faults'][number] | undefined) => {
        if (!fault) return null
        return fault.fault === 'letters_missing'
          ? t.letters_missing(fault.letters)
          : t.text_too_long(fault.text)
      },
    }
  }, [t])
}
