/**
 * Every «no» of the business: its status and its sentence. `es` is the sentence for both countries (written
 * with «tú»), `arg` the one with «vos» where it differs. `{name}` stands for a parameter of the refusal.
 */
export type Refusals = Record<string, { status: number; es: string; arg?: string }>
