import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type FormEvent, useRef } from 'react'
import { ChangesLink } from '../controls/changes-link.tsx'
import { LeaveGuard } from '../controls/leave-guard.tsx'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { leavingMessages } from '../messages/leaving.ts'
import { productPageMessages } from '../messages/product.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { MeanwhileProduct } from './meanwhile-product.tsx'
import { ProductPictureSection, TechniqueSection } from './product-facts.tsx'
import { FindingFields, TextFields } from './product-fields.tsx'
import { TierSection } from './tier-section.tsx'
import { type StaffProduct, useChangedProduct, useProduct } from './use-product.ts'
import { type ProductEditing, useProductDraft, useSaveProduct } from './use-save-product.ts'
import { VariantSection } from './variant-section.tsx'

/** One product: its texts, variants and prices, each changed where it stands and saved at once. */
export function ProductScreen({ id }: { id: number }) {
  const t = useMessages(productPageMessages)
  const { shop } = useShop()
  const query = useProduct(id)
  const back = { to: `/${shop}/products`, text: t.to_list }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={t.title} back={back} note={'\u00a0'} />}>
      {(product) => <WholeProduct product={product} />}
    </OpenedRecord>
  )
}

function WholeProduct({ product }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  const { shop, name: shopName } = useShop()
  const may = useMay()
  const editing = useProductDraft(product)
  const { save, isSaving } = useSaveProduct(editing)
  const leaving = useMessages(leavingMessages)
  const { seen } = editing
  const isReader = !may('products.edit')
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await save()
    // the first field that is wrong, once it is marked
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <>
      <title>{`${seen.name} · ${shopName}`}</title>
      <PageHead
        title={seen.name}
        back={{ to: `/${shop}/products`, text: t.to_list }}
        note={<ProductNote product={seen} />}
        actions={<ProductActs editing={editing} />}
      />
      <MeanwhileProduct editing={editing} />
      <form ref={form} noValidate onSubmit={submit} className="product-form">
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <VariantSection editing={editing} />
          <TierSection editing={editing} />
          <fieldset disabled={isReader} className="min-w-0">
            <TextFields editing={editing} />
          </fieldset>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <fieldset disabled={isReader} className="min-w-0">
            <FindingFields editing={editing} />
          </fieldset>
          <ProductPictureSection product={seen} />
          <TechniqueSection product={seen} />
          <ChangesLink kind="product" id={String(seen.id)} />
        </div>
        <SaveBar editing={editing} isSaving={isSaving} />
      </form>
      <LeaveGuard isDirty={editing.changes > 0} onLeave={editing.forget} texts={leaving} />
    </>
  )
}

function ProductNote({ product: { code, isPublished } }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>{code}</span>
      <StateDot tone={isPublished ? 'done' : 'quiet'}>{isPublished ? t.published : t.hidden}</StateDot>
    </span>
  )
}

function ProductActs({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const may = useMay()
  const api = useStaffApi()
  const { seen, setSeen } = editing
  const changed = useChangedProduct(seen.id)
  const publish = async (product: StaffProduct, isPublished: boolean) => {
    try {
      const { id: Id, version } = product
      const answer = await api.publishProduct({ Id, isPublished }, { version })
      setSeen(answer)
      changed.show(answer)
      const undo = { label: t.undo, run: () => void publish(answer, !isPublished) }
      notify(isPublished ? t.was_published : t.was_hidden, undo)
    } catch (error) {
      showError(error)
      await changed.reload()
    }
  }
  return (
    <>
      {seen.isPublished && (
        <Button asChild variant="quiet" size="small">
          <a href={seen.url} target="_blank" rel="noopener">
            {t.see_in_shop}
            <Icon name="external-link" size={16} />
          </a>
        </Button>
      )}
      {may('products.edit') && (
        <Button variant="second" size="small" onClick={() => void publish(seen, !seen.isPublished)}>
          <Icon name={seen.isPublished ? 'eye-off' : 'eye'} size={16} />
          {seen.isPublished ? t.hide : t.publish}
        </Button>
      )}
    </>
  )
}

/** At the lower edge while something is typed: how much, and what is wrong with it. */
function SaveBar({ editing, isSaving }: { editing: ProductEditing; isSaving: boolean }) {
  const t = useMessages(productPageMessages)
  const { changes, faults, reset } = editing
  const wrong = Object.keys(faults).length
  if (changes === 0) return null
  return (
    <div className="selection-bar col-span-full">
      <p role="status" className="font-semibold">
        {wrong > 0 ? <span className="text-error">{t.to_mend(wrong)}</span> : t.unsaved(changes)}
      </p>
      <span className="flex-1" />
      <Button variant="quiet" size="small" disabled={isSaving} onClick={reset}>
        {t.discard}
      </Button>
      <Button type="submit" size="small" isBusy={isSaving}>
        {t.save}
      </Button>
    </div>
  )
}
