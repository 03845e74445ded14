/** The pages that a proof shows, under its own names: the order's artwork may be made anew. */
export type ProofRoster = {
  readonly pages: readonly { readonly key: string; readonly preview_key: string }[]
  readonly pdf_key: string
}

export const rosterKeysOf = ({ pages, pdf_key }: ProofRoster): string[] => [
  ...pages.flatMap(({ key, preview_key }) => [key, preview_key]),
  pdf_key,
]
