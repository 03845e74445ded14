/**
 * A refusal is a value: a business «no» that the person can act on. Accidents are exceptions.
 * `refusal` is the code; the other fields are the parameters of its sentence in Spanish.
 */
export type Refusal<Code extends string = string> = {
  readonly refusal: Code
  readonly [param: string]: unknown
}

export function refuse<Code extends string>(
  refusal: Code,
  params: Record<string, unknown> = {},
): Refusal<Code> {
  return { ...params, refusal }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusal' in value
}
