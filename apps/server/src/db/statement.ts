/**
 * A statement whose text follows from the shape of its input: which filters there are, and how many. It is put
 * together once for each shape, because that takes longer than the database does for a short answer.
 */
import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** More shapes than this are compiled each time. */
const MAX_SHAPES = 500

/** Stands in a statement for a value that is read from the input each time the statement runs. */
class InputValue<Input> {
  readonly read: (input: Input) => unknown
  constructor(read: (input: Input) => unknown) {
    this.read = read
  }
}

export function inputValue<Input>(read: (input: Input) => unknown): InputValue<Input> {
  return new InputValue(read)
}

type StatementBuilder<Input, Row> = {
  /** The same text has to serve all inputs of one shape. */
  shapeOf(input: Input): string
  /** Every value of the input stands in the text as an `inputValue`. */
  build(input: Input): RawBuilder<Row>
}

export function statement<Input, Row>({ shapeOf, build }: StatementBuilder<Input, Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (tx: Tx, input: Input): Promise<readonly Row[]> => {
    const shape = shapeOf(input)
    const query = compiled.get(shape) ?? build(input).compile(tx)
    if (compiled.size < MAX_SHAPES) compiled.set(shape, query)
    const parameters = query.parameters.map((value) => valueFor(value, input))
    const { rows } = await tx.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function valueFor<Input>(value: unknown, input: Input): unknown {
  // the value of the first input would be taken for all others
  if (!(value instanceof InputValue)) throw new Error('a statement holds a value that is not of its input')
  return value.read(input)
}
