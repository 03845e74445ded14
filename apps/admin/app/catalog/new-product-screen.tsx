import { Button } from '@estampa/ui/button'
import { Combobox } from '@estampa/ui/combobox'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { newProductMessages } from '../messages/new-product.ts'
import { productPageMessages } from '../messages/product.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { useFaultText } from './fault-text.ts'
import {
  copyDraft,
  emptyNewProduct,
  faultsOfNewProduct,
  type NewProductDraft,
  newProductInput,
} from './new-product-draft.ts'
import { faultKey } from './product-draft.ts'
import { type StaffProduct, useChangedProduct, useProduct, useProductCounts } from './use-product.ts'
import { useProductFaults } from './use-product-faults.ts'
import { VariantMatrixFields } from './variant-matrix-fields.tsx'
import { VariantOfferFields } from './variant-offer-fields.tsx'

/** A product that somebody makes: of nothing, or as a copy of another. */
export function NewProductScreen({ copyOf }: { copyOf: number | null }) {
  return copyOf === null ? <NewProductForm copied={undefined} /> : <CopiedProduct id={copyOf} />
}

function CopiedProduct({ id }: { id: number }) {
  const t = useMessages(newProductMessages)
  const { shop } = useShop()
  const query = useProduct(id)
  const back = { to: `/${shop}/products`, text: t.to_list }
  return (
    <OpenedRecord
      query={query}
      texts={t}
      head={<PageHead title={t.title_of_copy} back={back} note={'\u00a0'} />}
    >
      {(product) => <NewProductForm copied={product} />}
    </OpenedRecord>
  )
}

function NewProductForm({ copied }: { copied: StaffProduct | undefined }) {
  const t = useMessages(newProductMessages)
  const { shop, name: shopName } = useShop()
  const title = copied ? t.title_of_copy : t.title
  const { draft, setDraft, forget } = useKeptDraft<NewProductDraft>(
    copied ? `copy of product ${copied.id}` : 'new product',
    () => (copied ? copyDraft(copied, t.copy_name(copied.name)) : emptyNewProduct),
  )
  const creating = useCreateProduct(draft, copied, forget)
  const faultText = useFaultText(creating.faults)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<NewProductDraft>) => {
    creating.forgive()
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await creating.create()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <PageHead
        title={title}
        back={{ to: `/${shop}/products`, text: t.to_list }}
        note={copied ? t.copies(copied.name) : t.does}
      />
      <form ref={form} noValidate onSubmit={submit} className="mt-5 grid max-w-215 grid-cols-1 gap-7">
        <PageSection title={t.what}>
          <div className="grid gap-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <Field label={t.name} error={faultText('name')}>
                {(aria) => (
                  <TextInput
                    {...aria}
                    value={draft.name}
                    maxLength={200}
                    autoComplete="off"
                    onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                  />
                )}
              </Field>
            </div>
            <Field label={t.code} hint={t.code_hint} error={faultText('code')}>
              {(aria) => (
                <TextInput
                  {...aria}
                  value={draft.code}
                  maxLength={60}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ currentTarget }) => change({ code: currentTarget.value })}
                />
              )}
            </Field>
            <FamilyChoice
              draft={draft}
              error={faultText('families')}
              onChoose={(family) => change({ family })}
            />
          </div>
        </PageSection>
        <PageSection title={t.variants} note={t.variants_note}>
          <VariantMatrixFields
            matrix={draft.matrix}
            onChange={(matrix) => change({ matrix })}
            code={draft.code}
            variants={[]}
            skuFault={(sku) => faultText(faultKey(sku, 'sku')) ?? faultText(faultKey(sku, 'color'))}
            isTried={creating.isTried}
          />
          <div className="mt-6">
            <VariantOfferFields
              offer={draft.offer}
              onChange={(offer) => change({ offer })}
              error={faultText('days')}
            />
          </div>
        </PageSection>
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          <Button asChild variant="quiet">
            <Link to={`/${shop}/products`} onClick={forget}>
              {t.cancel}
            </Link>
          </Button>
          <Button type="submit" isBusy={creating.isCreating}>
            {t.create}
          </Button>
        </div>
      </form>
    </>
  )
}

type FamilyChoiceProps = {
  draft: NewProductDraft
  error: string | undefined
  onChoose: (family: number | null) => void
}

function FamilyChoice({ draft, error, onChoose }: FamilyChoiceProps) {
  const t = useMessages(newProductMessages)
  const p = useMessages(productPageMessages)
  const { data } = useProductCounts()
  const families = data?.families ?? []
  return (
    <Field label={t.family} error={error} optional={p.optional}>
      {(aria) => (
        <Combobox
          {...aria}
          placeholder={t.no_family}
          options={families.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={draft.family === null ? '' : String(draft.family)}
          nothingFound={p.no_such_family}
          onChoose={(value) => onChoose(value === '' ? null : Number(value))}
        />
      )}
    </Field>
  )
}

/** Makes it and goes to its page. What is wrong comes to its field; nothing typed is lost. */
function useCreateProduct(draft: NewProductDraft, copied: StaffProduct | undefined, forget: () => void) {
  const t = useMessages(newProductMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const changed = useChangedProduct(0)
  const { refused, forgive, take } = useProductFaults()
  const [isTried, setIsTried] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  const own = faultsOfNewProduct(draft)
  const create = async () => {
    setIsTried(true)
    if (isCreating || Object.keys(own).length > 0) return
    setIsCreating(true)
    try {
      const made = await api.createProduct(newProductInput(draft, copied))
      forget()
      changed.show(made)
      notify(t.created)
      await navigate(`/${shop}/products/${made.id}`, { replace: true })
    } catch (error) {
      take(error)
    }
    setIsCreating(false)
  }
  return { create, isCreating, isTried, forgive, faults: { ...refused, ...(isTried ? own : {}) } }
}
