/** So long after somebody has proved who they are, a dangerous act asks for nothing more. */
export const PROOF_MINUTES = 10

export function isProved(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < PROOF_MINUTES * 60_000
}
