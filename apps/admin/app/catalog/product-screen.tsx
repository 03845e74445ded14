import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { LeaveGuard } from '../controls/leave-guard.tsx'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { UnsavedBar } from '../controls/unsaved-bar.tsx'
import { leavingMessages } from '../messages/leaving.ts'
import { productPageMessages } from '../messages/product.ts'
import { productHistoryMessages } from '../messages/product-history.ts'
import { unsavedMessages } from '../messages/unsaved.ts'
import { useMay, useShop } from '../session/account.ts'
import { MeanwhileProduct } from './meanwhile-product.tsx'
import { ProductActs } from './product-acts.tsx'
import { FindingFields, MeasureFields, TextFields } from './product-fields.tsx'
import { ProductNote } from './product-note.tsx'
import { ProductPictureSection } from './product-pictures.tsx'
import { TechniqueSection } from './technique-section.tsx'
import { TierSection } from './tier-section.tsx'
import { type StaffProduct, useProduct } from './use-product.ts'
import { useProductDraft, useSaveProduct } from './use-save-product.ts'
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
  const history = useMessages(productHistoryMessages)
  const unsaved = useMessages(unsavedMessages)
  const { seen } = editing
  const isReader = !may('products.edit')
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // a dialog over the page is inside of this form for React
    if (event.target !== event.currentTarget) return
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
          <ProductPictureSection editing={editing} />
          <VariantSection editing={editing} />
          <TierSection editing={editing} />
          <fieldset disabled={isReader} className="min-w-0">
            <TextFields editing={editing} />
          </fieldset>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <fieldset disabled={isReader} className="grid min-w-0 gap-7">
            <FindingFields editing={editing} />
            <MeasureFields editing={editing} />
          </fieldset>
          <TechniqueSection product={seen} />
          {may('changes.view') && (
            <Link
              to={`/${shop}/products/${seen.id}/history`}
              className={`justify-self-start text-13 ${linkClass}`}
            >
              {history.title}
            </Link>
          )}
        </div>
        {editing.changes > 0 && (
          <UnsavedBar
            text={unsaved.changes(editing.changes)}
            wrong={Object.keys(editing.faults).length}
            isSaving={isSaving}
            onDiscard={editing.reset}
          />
        )}
      </form>
      <LeaveGuard isDirty={editing.changes > 0} onLeave={editing.forget} texts={leaving} />
    </>
  )
}
