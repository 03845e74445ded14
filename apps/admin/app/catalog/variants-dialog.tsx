import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type FormEvent, useState } from 'react'
import { newProductMessages } from '../messages/new-product.ts'
import { useStaffApi } from '../session/account.ts'
import { useFaultText } from './fault-text.ts'
import { areDays, offeredAs, type VariantOffer } from './new-product-draft.ts'
import { faultKey } from './product-draft.ts'
import { useChangedProduct } from './use-product.ts'
import { useProductFaults } from './use-product-faults.ts'
import type { ProductEditing } from './use-save-product.ts'
import { faultsOfColors, matrixOf, matrixRows, newVariantsOf, recoloredVariants } from './variant-matrix.ts'
import { VariantMatrixFields } from './variant-matrix-fields.tsx'
import { VariantOfferFields } from './variant-offer-fields.tsx'

type VariantsDialogProps = { editing: ProductEditing; onClose: () => void }

/** Colors and sizes of a product that is there: new ones, and other names and tones of those that it has. */
export function VariantsDialog({ editing, onClose }: VariantsDialogProps) {
  const t = useMessages(newProductMessages)
  const api = useStaffApi()
  const { seen } = editing
  const { code, variants } = seen
  const [matrix, setMatrix] = useState(() => matrixOf(variants))
  const [offer, setOffer] = useState<VariantOffer>({ availability: 'stock', days: '' })
  const [isTried, setIsTried] = useState(false)
  const [isWorking, setIsWorking] = useState(false)
  const changed = useChangedProduct(seen.id)
  const { refused, take, forgive } = useProductFaults()
  const faultText = useFaultText(refused)
  const fresh = newVariantsOf(matrix, code, variants)
  const recolored = recoloredVariants(matrix, variants)
  const isSame = fresh.length === 0 && recolored.length === 0
  const hasNoSku = fresh.some(({ sku }) => sku === '')
  const isSound = faultsOfColors(matrix).size === 0 && areDays(offer) && !hasNoSku
  const hasNew = matrixRows(matrix, code, variants).some(({ cells }) =>
    cells.some(({ state }) => state === 'new'),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isSame || !isSound || isWorking) return
    setIsWorking(true)
    try {
      const saved = await api.saveProduct(
        {
          Id: seen.id,
          ...(recolored.length > 0 && { variants: recolored }),
          ...(fresh.length > 0 && { newVariants: fresh.map((one) => ({ ...one, ...offeredAs(offer) })) }),
        },
        { version: seen.version },
      )
      editing.setSeen(saved)
      changed.show(saved)
      notify(t.added)
      onClose()
    } catch (error) {
      take(error)
      await changed.reload()
    }
    setIsWorking(false)
  }
  return (
    <FormPopup
      wide
      title={t.change_variants}
      submit={t.add_variants}
      back={t.cancel}
      form={{ onSubmit: submit, noValidate: true }}
      isWorking={isWorking}
      onClose={onClose}
    >
      <VariantMatrixFields
        matrix={matrix}
        onChange={(next) => {
          forgive()
          setMatrix(next)
        }}
        code={code}
        variants={variants}
        skuFault={(sku) =>
          sku === '' && isTried
            ? t.empty
            : (faultText(faultKey(sku, 'sku')) ?? faultText(faultKey(sku, 'color')))
        }
        isTried={isTried}
      />
      {hasNew && (
        <VariantOfferFields
          offer={offer}
          onChange={setOffer}
          error={isTried && !areDays(offer) ? t.days_wrong : undefined}
        />
      )}
      {isTried && isSame && <p role="alert">{t.nothing_new}</p>}
    </FormPopup>
  )
}
