import type pg from 'pg'

type Column = {
  table: string
  name: string
  type: string
  isArray: boolean
  isNullable: boolean
  /** Without a value in an insert it has a default, or is counted. */
  isGenerated: boolean
  /** The words that a check of the column allows, in SQL. */
  words: string | null
}

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date | string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** The file `src/db/tables.ts`: the rows of every table that the migrations make, as PostgreSQL's catalog has them. */
export async function rowTypesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${memberOf(column)}\n`).join('')}  }\n`,
  )
  return `${HEAD}${tables.join('')}}\n`
}

function memberOf({ table, name, type, isArray, isNullable, isGenerated, words }: Column): string {
  const plain =
    words?.replaceAll(/'([^']*)'::text/g, "'$1'").replaceAll(', ', ' | ') ?? types[type] ?? 'unknown'
  const value = plain === 'Json' ? `Json<'${table}.${name}'>` : plain
  const whole = `${isArray ? `${value}[]` : value}${isNullable && value !== 'unknown' ? ' | null' : ''}`
  if (!isGenerated) return `${name}: ${whole}`
  return `${name}: ${whole === value && plain === 'Json' ? `Generated${value}` : `Generated<${whole}>`}`
}

const HEAD = `// Generated from the migrated database: npx vitest run --project api apps/server/src/db/tables.test.ts -u
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './json-columns.ts'

/** The rows of the database, by table. */
export interface Tables {
`

const COLUMNS = `
  select c.relname as "table", a.attname as name, coalesce(e.typname, t.typname) as type,
    e.oid is not null as "isArray", not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "isGenerated",
    (select substring(pg_get_constraintdef(k.oid) from '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[' limit 1) as words
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
  order by c.relname collate "C", a.attnum`
