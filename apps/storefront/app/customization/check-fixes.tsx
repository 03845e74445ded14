/** Fixes of a preflight check, each in one press, by the editor's own code. They come when the first check has one. */
import type { DesignView } from '@estampa/domain/customization/design'
import { type Fix, fixedDesign, fixMessages, listFixes } from '@estampa/editor/view/fixes'
import { Button } from '@estampa/ui/button'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type ReactNode, useEffect, useState } from 'react'
import type { LoadedProduct } from '../catalog/load-product.ts'
import { useApi } from '../session/session-provider.tsx'
import { type Draft, listSteps, openArea, withLogoVersion } from './draft.ts'
import { toEditorArea } from './picture-position.ts'
import type { PreflightCheck } from './preflight-notes.tsx'

export type CheckFixesProps = LoadedProduct & {
  check: PreflightCheck
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
  /** The server is making another version of a logo. */
  onWorking: (isWorking: boolean) => void
  /** The design has changed since it was checked. */
  isOutdated: boolean
}

const MAX_BUTTONS = 2

function fixesOf(props: CheckFixesProps): readonly Fix[] {
  const { check, draft } = props
  const logo = (id: string) => draft.logos.find((one) => one.id === id)
  return listFixes(check, { ...pageOf(props, draft), logo })
}

/**
 * The best fix of a check, which nobody has to press; `children` is shown where it fails. The page says itself what was done,
 * and offers the way back.
 */
export function AppliedFix({ children, ...props }: CheckFixesProps & { children: ReactNode }) {
  const { failure, apply } = useFix(props, { isQuiet: true })
  const fix = props.isOutdated ? undefined : fixesOf(props)[0]
  const key = fix && JSON.stringify(fix)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fix
  useEffect(() => {
    if (fix) void apply(fix)
  }, [key])
  return failure === null ? null : children
}

export function CheckFixes(props: CheckFixesProps) {
  const { isOutdated } = props
  const t = useMessages(fixMessages)
  const { working, failure, apply } = useFix(props, { isQuiet: false })
  const fixes = fixesOf(props)
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {fixes.slice(0, MAX_BUTTONS).map((fix) => (
        <Button
          key={fix.name}
          variant="second"
          size="small"
          isBusy={working === fix.name}
          // a second press would mend what is mended already
          disabled={isOutdated || working !== null}
          onClick={() => void apply(fix)}
        >
          {t.remedies[fix.name]}
        </Button>
      ))}
      {failure && (
        <span role="alert" className="basis-full text-error">
          {failure}
        </span>
      )}
    </div>
  )
}

/** The page as the editor would have it. */
function pageOf({ product, techniques }: LoadedProduct, { design }: Draft) {
  const areas = product.printing_areas.map((area) => {
    const view = design.views.find((one) => one.printing_area_id === area.id)
    return toEditorArea(
      area,
      techniques.find(({ id }) => id === view?.technique_id),
    )
  })
  return {
    design,
    areas,
    techniques: techniques.map(({ id, maxColours }) => ({ id, maxColours, colours: [] })),
  }
}

function useFix(props: CheckFixesProps, { isQuiet }: { isQuiet: boolean }) {
  const { product, techniques, check, draft, change, onWorking } = props
  const api = useApi()
  const failureView = useFailureView()
  const [working, setWorking] = useState<Fix['name'] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const areaId = check.printing_area_id
  const t = useMessages(fixMessages)
  /** Says that it is done, with the way back to how the print area was. */
  const offerUndo = () => {
    if (isQuiet) return
    const before = draft.design.views.find((one) => one.printing_area_id === areaId)
    notify(t.remedied, {
      label: t.undo,
      run: () => before && change((now) => withView(now, before)),
    })
  }
  const edit = async (fix: Extract<Fix, { edit: unknown }>) => {
    setWorking(fix.name)
    onWorking(true)
    try {
      const made = await api.customization.editLogo(toSentEdit(fix))
      change((now) => {
        const view = now.design.views.find((one) => one.printing_area_id === areaId)
        const area = product.printing_areas.find(({ id }) => id === areaId)
        const technique = techniques.find(({ id }) => id === view?.technique_id)
        return area ? withLogoVersion(now, made, { technique, area }) : now
      })
      offerUndo()
    } catch (error) {
      setFailure(failureView(error).message)
    } finally {
      setWorking(null)
      onWorking(false)
    }
  }
  const apply = async (fix: Fix) => {
    setFailure(null)
    if ('edit' in fix) return edit(fix)
    if ('panel' in fix) {
      // the step that opens leaves alone whoever is elsewhere on the page
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return change((now) => openStep(now, check, fix, techniques))
    }
    change((now) => {
      const design = fixedDesign(pageOf(props, now), areaId, fix)
      const isEmpty = design.views.some((one) => one.printing_area_id === areaId && one.elements.length === 0)
      return isEmpty ? { ...openArea(now, areaId), design, step: 'logo' } : { ...now, design }
    })
    offerUndo()
  }
  return { working, failure, apply }
}

function withView(draft: Draft, view: DesignView): Draft {
  const views = draft.design.views.map((one) => (one.printing_area_id === view.printing_area_id ? view : one))
  return { ...draft, design: { ...draft.design, views } }
}

type SentEdit = Parameters<ReturnType<typeof useApi>['customization']['editLogo']>[0]

function toSentEdit({ logo_id: id, edit }: Extract<Fix, { edit: unknown }>): SentEdit {
  // the page knows no palettes: a logo keeps the colors that it has
  return edit.tool === 'reduce_colours' ? { ...edit, id, palette: 'own' } : { ...edit, id }
}

/** The step in which a person chooses what no code can. */
function openStep(
  draft: Draft,
  { printing_area_id }: PreflightCheck,
  { panel }: Extract<Fix, { panel: unknown }>,
  techniques: LoadedProduct['techniques'],
): Draft {
  const view = draft.design.views.find((one) => one.printing_area_id === printing_area_id)
  const steps = listSteps(techniques.find(({ id }) => id === view?.technique_id))
  const wanted = panel === 'technique' ? 'technique' : 'colours'
  return { ...openArea(draft, printing_area_id), step: steps.includes(wanted) ? wanted : 'logo' }
}
