import { surfaceSize } from '@estampa/domain/catalog/area-surface'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { LeaveGuard } from '../../controls/leave-guard.tsx'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { UnsavedBar } from '../../controls/unsaved-bar.tsx'
import { leavingMessages } from '../../messages/leaving.ts'
import { printAreaMessages } from '../../messages/print-areas.ts'
import { useMay, useShop } from '../../session/account.ts'
import { AreaFields } from './area-fields.tsx'
import { AreaStage, type Ruler } from './area-stage.tsx'
import { AsMade } from './as-made.tsx'
import { CopyAreasDialog } from './copy-areas-dialog.tsx'
import { useAreaMockup } from './use-area-mockup.ts'
import {
  type AreaEditing,
  type ProductAreas,
  useAreaEditing,
  usePrintAreas,
  useSaveAreas,
} from './use-print-areas.ts'

/** Where a product is decorated: areas drawn on its pictures, in millimeters, saved at once. */
export function PrintAreasScreen({ id }: { id: number }) {
  const t = useMessages(printAreaMessages)
  const { shop } = useShop()
  const query = usePrintAreas(id)
  const back = { to: `/${shop}/products/${id}`, text: t.to_product }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={t.title} back={back} note={'\u00a0'} />}>
      {(product) => <AreaBoard product={product} />}
    </OpenedRecord>
  )
}

function AreaBoard({ product }: { product: ProductAreas }) {
  const t = useMessages(printAreaMessages)
  const leaving = useMessages(leavingMessages)
  const { shop, name: shopName } = useShop()
  const may = useMay()
  const isEditable = may('products.edit')
  const editing = useAreaEditing(product)
  const [isCopying, setIsCopying] = useState(false)
  const { area, isChanged, forget } = editing
  const canCopy = isEditable && !isChanged && product.areas.length > 0 && product.siblings.length > 0
  return (
    <>
      <title>{`${t.title} · ${product.name} · ${shopName}`}</title>
      <PageHead
        title={t.title}
        back={{ to: `/${shop}/products/${product.id}`, text: t.to_product }}
        note={product.name}
        actions={
          <>
            <Button asChild variant="quiet" size="small">
              <a href={product.url} target="_blank" rel="noopener">
                {t.see_in_shop}
                <Icon name="external-link" size={16} />
              </a>
            </Button>
            {canCopy && (
              <Button variant="second" size="small" onClick={() => setIsCopying(true)}>
                <Icon name="copy" size={16} />
                {t.copy}
              </Button>
            )}
          </>
        }
      />
      {product.pictures.length === 0 ? (
        <p className="mt-6 text-ink-soft">{t.no_pictures}</p>
      ) : (
        <div className="area-board">
          <AreaDrawing editing={editing} isEditable={isEditable} />
          <fieldset disabled={!isEditable} className="min-w-0">
            {area && <AreaFields editing={editing} area={area} />}
          </fieldset>
          {isChanged && <AreaSaveBar editing={editing} />}
        </div>
      )}
      {isCopying && <CopyAreasDialog product={product} onClose={() => setIsCopying(false)} />}
      <LeaveGuard isDirty={isChanged} onLeave={forget} texts={leaving} />
    </>
  )
}

const usualRuler: Ruler = { from: { x: 0.3, y: 0.9 }, to: { x: 0.7, y: 0.9 } }

function AreaDrawing({ editing, isEditable }: { editing: AreaEditing; isEditable: boolean }) {
  const t = useMessages(printAreaMessages)
  const [hasLogo, setHasLogo] = useState(true)
  const [ruler, setRuler] = useState<Ruler | null>(null)
  const { stored, drafts, area, setChosen, add } = editing
  const picture = stored.pictures.find(({ url }) => url === area?.placement.image_url) ?? stored.pictures[0]
  const [technique, setTechnique] = useState<string | null>(null)
  const mockup = useAreaMockup(picture, area, technique)
  if (!picture) return null
  return (
    <div className="area-drawing">
      <fieldset className="mb-3 min-w-0 overflow-x-auto">
        <legend className="sr-only">{t.areas}</legend>
        <div className="flex min-w-max items-center border-b border-line">
          {drafts.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === area?.key}
              className="tab-link -mb-px cursor-pointer"
              onClick={() => setChosen(key)}
            >
              {name || t.no_name}
            </button>
          ))}
          {isEditable && (
            <Button variant="quiet" size="small" onClick={() => add(t.new_name(drafts.length + 1))}>
              <Icon name="plus" size={16} />
              {t.add}
            </Button>
          )}
        </div>
      </fieldset>
      {drafts.length === 0 && <p className="mb-3 text-13 text-ink-soft">{t.none}</p>}
      <AreaStage
        editing={editing}
        picture={picture}
        hasLogo={hasLogo}
        mockup={mockup.url}
        isEditable={isEditable}
        ruler={ruler}
        onRuler={setRuler}
      />
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Checkbox
          label={t.test_logo}
          checked={hasLogo}
          onChange={({ currentTarget: { checked } }) => setHasLogo(checked)}
        />
        {area && (
          <AsMade
            area={area}
            editing={editing}
            technique={technique}
            isFailed={mockup.isFailed}
            onTechnique={setTechnique}
          />
        )}
        {isEditable && area && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={ruler !== null}
            onClick={() => setRuler(ruler ? null : usualRuler)}
          >
            <Icon name="ruler" size={16} />
            {t.measure}
          </Button>
        )}
        {ruler && area && (
          <RulerField editing={editing} ruler={ruler} picture={picture} onDone={() => setRuler(null)} />
        )}
      </div>
      <p className="mt-2 text-12 text-ink-faint max-md:hidden">{t.keys}</p>
    </div>
  )
}

type RulerFieldProps = {
  editing: AreaEditing
  ruler: Ruler
  picture: { width: number; height: number }
  onDone: () => void
}

/** A length that somebody knows, of a handle or a side: by it the size of the chosen area follows from how it is drawn. */
function RulerField({ editing: { area, change }, ruler, picture, onDone }: RulerFieldProps) {
  const t = useMessages(printAreaMessages)
  const [typed, setTyped] = useState('')
  const { from, to } = ruler
  const pixels = Math.hypot((to.x - from.x) * picture.width, (to.y - from.y) * picture.height)
  const mm = Number(typed.trim().replace(',', '.'))
  const isKnown = mm > 0 && pixels > 1 && area !== undefined
  const apply = () => {
    if (!isKnown) return
    const { width, height } = surfaceSize(area.placement, picture, mm / pixels)
    const text = (length: number) => String(length).replace('.', ',')
    change(area.key, { width: text(width), height: text(height) })
    onDone()
  }
  return (
    <span className="flex items-end gap-2">
      <Field label={t.ruler_length}>
        {(aria) => (
          <TextInput
            {...aria}
            className="w-32 tabular"
            inputMode="decimal"
            maxLength={7}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && apply()}
          />
        )}
      </Field>
      <Button variant="second" disabled={!isKnown} onClick={apply}>
        {t.use_measure}
      </Button>
    </span>
  )
}

function AreaSaveBar({ editing }: { editing: AreaEditing }) {
  const t = useMessages(printAreaMessages)
  const { save, isSaving } = useSaveAreas(editing)
  return (
    <UnsavedBar
      text={t.unsaved}
      wrong={editing.faults.length}
      isSaving={isSaving}
      onDiscard={() => editing.setDrafts(null)}
      onSave={() => void save()}
    />
  )
}
