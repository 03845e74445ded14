import type { Sentence } from '@estampa/domain/messages'

/** Every «no» of the business: its status and its sentence, in which `{name}` stands for a parameter of the refusal. */
export type Refusals = Readonly<Record<string, Sentence & { readonly status: number }>>
