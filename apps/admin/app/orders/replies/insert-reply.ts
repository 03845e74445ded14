/** Whom a saved reply answers: the buyer, and the number of the order. */
export type AnsweredOrder = { number: number; buyer: string }

/** The text of a saved reply for this order. Where nobody knows the buyer's name, the space before it goes too. */
export function fillReply(text: string, { number, buyer }: AnsweredOrder): string {
  const firstName = buyer.trim().split(/\s+/)[0] ?? ''
  return text
    .replace(firstName === '' ? /,?[ ]?\{nombre\}/gi : /\{nombre\}/gi, () => firstName)
    .replace(/\{pedido\}/gi, () => String(number))
}

/** The typed text with a reply at the caret, on lines of its own, and where the caret stands then. */
export function insertAt(typed: string, caret: number, reply: string): { text: string; caret: number } {
  const before = typed.slice(0, caret)
  const after = typed.slice(caret)
  const begun = before === '' || /\s$/.test(before) ? before : `${before}\n`
  const ended = after === '' || /^\s/.test(after) ? after : `\n${after}`
  return { text: `${begun}${reply}${ended}`, caret: begun.length + reply.length }
}
