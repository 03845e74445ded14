/** The SQL that ranks the matches of a search, for a page of few matches. */
import { type RawBuilder, sql } from 'kysely'

/** More than all weights of a search of eight words together: a name that says a word itself stands before the rest. */
const NAME_BONUS = 50

/**
 * A product ranks for each word by the weight of the word's best alternative. `levels` has the products of each weight
 * or a better one, with how much that weight adds to the one below: the rank of a product is the sum of its levels.
 * Levels that all matches reach, which are most, are added once for all.
 */
export const rankLevels = sql`
  weights as (
    select index, chunk, weight, bit_or(bits) as bits from said group by index, chunk, weight
  ),
  steps as (
    select chunk, weight - coalesce(lag(weight) over (partition by index, chunk order by weight), 0) as step,
      bit_or(bits) over (partition by index, chunk order by weight desc) as bits
    from weights
  ),
  levels as materialized (
    select s.chunk, s.step, s.bits, bit_count(m.but_price & ~s.bits) = 0 as is_everywhere
    from steps s join masks m using (chunk)
  ),
  splits as materialized (
    select chunk, step, bits from levels where not is_everywhere
  ),
  said_patterns as materialized (
    select array_agg('% ' || term || '%' order by index) as patterns from input
    where kind = 'said' and term is not null
  )`

/** The part of the rank that all matches of a chunk have. */
export const rankOfAll = sql`coalesce((select sum(step) from levels where chunk = masks.chunk and is_everywhere), 0)`

/** The rank of the listing `l` in a search of so many words. */
export function rankOf(words: number): RawBuilder<unknown> {
  const isNamed = Array.from(
    { length: words },
    (_, index) => sql`
      coalesce((' ' || l.name_key like (select patterns[${sql.lit(index + 1)}] from said_patterns))::int, 0)`,
  )
  return sql`s.base
    + coalesce((select sum(step) from splits where chunk = s.chunk and get_bit(bits, l.slot & 8191) = 1), 0)
    + ${sql.lit(NAME_BONUS)} * (${sql.join(isNamed, sql` + `)})`
}
