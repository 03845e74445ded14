/** The stages of the pipeline, in the order in which a quote goes through them; each is of the newest version. */
export const quoteStages = ['asked', 'answered', 'seen', 'accepted', 'ordered', 'lost', 'expired'] as const
export type QuoteStage = (typeof quoteStages)[number]

/** The stages in which a quote waits for somebody, each with the days after which it has waited too long. */
export const waitingStages = { asked: 1, answered: 5, seen: 5 } as const satisfies Partial<
  Record<QuoteStage, number>
>
export type WaitingStage = keyof typeof waitingStages
export const waitingStageNames = Object.keys(waitingStages) as readonly WaitingStage[]

/** The reasons why a quote is lost that a shop can do something about, and the rest. */
export const lossReasons = [
  'price',
  'time',
  'stock',
  'other_supplier',
  'no_answer',
  'called_off',
  'other',
] as const
export type LossReason = (typeof lossReasons)[number]
