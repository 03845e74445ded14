import { z } from 'zod'

/** An error, in Spanish for the person and with our code for the program. */
export const Fault = z.object({
  code: z.int(),
  message: z.string(),
  details: z.string().nullable(),
  validationErrors: z.array(z.object({ message: z.string(), members: z.array(z.string()) })).nullable(),
  /** The code of refusals.ts; null for accidents. */
  refusal: z.string().nullable(),
  /** Data that the person needs to go on: fresh totals, the line that failed. */
  data: z.unknown(),
})
export type Fault = z.infer<typeof Fault>

/** Every answer of the API has this shape (ASP.NET Boilerplate's, which the clients expect). */
export type Envelope<Result = unknown> = {
  result: Result
  targetUrl: null
  success: boolean
  error: Fault | null
  unAuthorizedRequest: boolean
  __abp: true
}

export function successEnvelope<Result>(result: Result): Envelope<Result> {
  return { result, targetUrl: null, success: true, error: null, unAuthorizedRequest: false, __abp: true }
}

/** The message stands in `result` too: clients of the specification read it there. */
export function failureEnvelope(error: Fault, status: number): Envelope<string> {
  return {
    result: error.message,
    targetUrl: null,
    success: false,
    error,
    unAuthorizedRequest: status === 401 || status === 403,
    __abp: true,
  }
}

export const SuccessEnvelopeOf = (result: z.ZodType) =>
  z.object({
    result,
    targetUrl: z.null(),
    success: z.literal(true),
    error: z.null(),
    unAuthorizedRequest: z.literal(false),
    __abp: z.literal(true),
  })

export const FailureEnvelope = z.object({
  result: z.string(),
  targetUrl: z.null(),
  success: z.literal(false),
  error: Fault,
  unAuthorizedRequest: z.boolean(),
  __abp: z.literal(true),
})
