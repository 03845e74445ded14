import type { ColumnType, JSONColumnType } from 'kysely'

/**
 * What stands in the columns of JSON. The feature that writes one says so in its store:
 * `declare module '../db/json-columns.ts' { interface JsonColumns { 'carts.lines': SavedLine[] } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the stores add their columns to it
export interface JsonColumns {}

type Value<Column extends string> = Column extends keyof JsonColumns ? JsonColumns[Column] & object : unknown

/** A column of JSON: it is written as text. One that no store has declared is read and written in SQL only. */
export type Json<Column extends string> = Column extends keyof JsonColumns
  ? JSONColumnType<Value<Column>>
  : unknown

/** A column of JSON with a default: an insert may leave it out. */
export type GeneratedJson<Column extends string> = ColumnType<Value<Column>, string | undefined, string>
