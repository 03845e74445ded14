import type { PreviewPage } from './look-sections.ts'
import type { LookDraft } from './use-look-draft.ts'

/** What each section of the look is given: the draft, and the way to show another page beside it. */
export type SectionProps = { draft: LookDraft; onShow: (page: PreviewPage) => void }
