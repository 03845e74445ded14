import type { staffGangSheets } from '@estampa/contract/staff'
import { freeUnits, printsOnFilm } from '@estampa/domain/production/gang-sheets'
import type { z } from 'zod'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { type GangSheet, listGangSheets } from '../production/gang-sheets/gang-sheets.store.ts'
import { listReadyPieces, MAX_READY_PIECES } from '../production/gang-sheets/ready-pieces.store.ts'

type AddressOf = (key: string) => string
type View = z.output<(typeof staffGangSheets)['getGangSheets']['gives']>

/** Some weeks of sheets. */
const MOST_SHEETS = 60

export async function toGangSheetsView(tx: Tx, addressOf: AddressOf): Promise<View> {
  const pieces = await listReadyPieces(tx, null)
  const generics = await findGenerics(tx, [...new Set(pieces.map(({ genericId }) => genericId))])
  const techniques = [...(await listTechniques(tx)).values()].filter(({ key }) => printsOnFilm(key))
  const sheets = await listGangSheets(tx, MOST_SHEETS)
  return {
    techniques: techniques.map(({ id, name }) => ({
      id,
      name,
      ready: pieces.filter(({ techniqueId }) => techniqueId === id).length,
    })),
    pieces: pieces.map(({ techniqueId, genericId, taken, picture, ...piece }) => ({
      ...piece,
      technique: techniqueId,
      areaName: generics.get(genericId)?.printing_areas.find(({ id }) => id === piece.area)?.name ?? '',
      free: freeUnits({ units: piece.units, taken }).length,
      image: picture && addressOf(picture),
    })),
    isCut: pieces.length === MAX_READY_PIECES,
    sheets: sheets.map((sheet) => toSheetRow(sheet, addressOf)),
  }
}

/** Without what it cost: the workshop sees no amounts. */
export function toSheetRow(
  { techniqueId, fileKey, meterPrice: _price, cost: _cost, ...sheet }: GangSheet,
  addressOf: AddressOf,
): View['sheets'][number] {
  return { ...sheet, technique: techniqueId, url: fileKey && addressOf(fileKey) }
}
