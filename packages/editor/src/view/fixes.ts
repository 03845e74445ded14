/** The editor's fixes for a page that has no stage: the same check is mended in the same way on both. */
import type { Design } from '@estampa/domain/customization/design'
import { openEditor } from '../kernel/open-editor.ts'
import { reduce } from '../kernel/reduce.ts'
import type { EditorArea } from '../kernel/state.ts'
import { type Fix, type FixContext, fixesFor } from './fixes/fixes.ts'
import type { EditorCheck } from './preflight.ts'

export type { Fix } from './fixes/fixes.ts'
export { fixMessages } from './messages/fixes.ts'

type FixPage = {
  readonly design: Design
  readonly areas: readonly EditorArea[]
  readonly techniques: FixContext['host']['techniques']
  readonly logo: FixContext['logo']
}

/** The fixes of a check, the best first. */
export function listFixes(check: EditorCheck, { design, areas, techniques, logo }: FixPage): readonly Fix[] {
  const state = openEditor(design, areas, check.printing_area_id)
  return fixesFor(check, { state, host: { techniques }, logo })
}

/** The design after a fix that is made of edits; `area` is the print area of its check. */
export function fixedDesign(
  { design, areas }: Pick<FixPage, 'design' | 'areas'>,
  area: number,
  { actions }: Extract<Fix, { readonly actions: unknown }>,
): Design {
  return actions.reduce(reduce, openEditor(design, areas, area)).design
}
