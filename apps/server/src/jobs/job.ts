/**
 * Handles one kind of job with what it needs of the server. Payloads are made by our own `enqueue`, and checked all
 * the same.
 */
export type Job<Given> = (payload: unknown, given: Given) => Promise<void>
