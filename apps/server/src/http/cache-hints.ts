/** The person an answer was for, as far as an act at each answer may know them. */
export type Asker = { readonly ip: string; readonly agent: string | undefined }

export type VersionedProduct = { readonly id: number; readonly version: number }

/** A handler says here how long its answer may be kept; only answers that are the same for everybody are. */
export type CacheHints = {
  /** The answer shows the stock of these products, whose versions were read in the same statement. */
  dependsOn(products: readonly VersionedProduct[]): void
  /** The answer follows the stock of products that it does not show. */
  skip(): void
  /** Done at each answer, whether it was kept or made. */
  onEachAnswer(act: (asker: Asker) => void): void
}

export const noHints: CacheHints = { dependsOn() {}, skip() {}, onEachAnswer() {} }

/** Hints as they were given, for whoever keeps the answer. */
export class RecordedHints implements CacheHints {
  readonly products = new Map<number, number>()
  readonly acts: ((asker: Asker) => void)[] = []
  isSkipped = false

  dependsOn(products: readonly VersionedProduct[]): void {
    for (const { id, version } of products) this.products.set(id, version)
  }

  skip(): void {
    this.isSkipped = true
  }

  onEachAnswer(act: (asker: Asker) => void): void {
    this.acts.push(act)
  }
}
