import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { productPageMessages } from '../messages/product.ts'
import { productLifeMessages } from '../messages/product-life.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { type StaffProduct, useChangedProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

/** What is done to the whole product: shown or hidden, now or at its time, copied, retired. */
export function ProductActs({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const l = useMessages(productLifeMessages)
  const may = useMay()
  const { shop } = useShop()
  const navigate = useNavigate()
  const { seen } = editing
  const [isScheduling, setIsScheduling] = useState(false)
  const acts = useProductActs(editing)
  const items: MenuItem[] = [
    { label: l.duplicate, onSelect: () => void navigate(`/${shop}/products/new?copy=${seen.id}`) },
    ...(seen.isRetired
      ? []
      : [
          { label: l.schedule, note: l.schedule_note, onSelect: () => setIsScheduling(true) },
          {
            label: l.retire,
            note: l.retire_note,
            isApart: true,
            onSelect: () => void acts.retire(seen, true),
          },
        ]),
  ]
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
        <>
          {seen.isRetired ? (
            <Button variant="second" size="small" onClick={() => void acts.retire(seen, false)}>
              <Icon name="rotate-ccw" size={16} />
              {l.restore}
            </Button>
          ) : (
            <Button variant="second" size="small" onClick={() => void acts.publish(seen, !seen.isPublished)}>
              <Icon name={seen.isPublished ? 'eye-off' : 'eye'} size={16} />
              {seen.isPublished ? t.hide : t.publish}
            </Button>
          )}
          <ActionMenu
            items={items}
            trigger={
              <Button variant="quiet" size="small">
                {l.more}
                <Icon name="chevron-down" size={16} />
              </Button>
            }
          />
        </>
      )}
      {isScheduling && <ScheduleDialog editing={editing} onClose={() => setIsScheduling(false)} />}
      {acts.lacking && (
        <Popup
          open
          onOpenChange={(isOpen) => !isOpen && acts.forget()}
          title={l.show_lacking}
          close={l.not_yet}
          footer={
            <>
              <Button variant="quiet" onClick={acts.forget}>
                {l.not_yet}
              </Button>
              <Button onClick={() => void acts.publish(seen, true, true)}>{l.show_even_so}</Button>
            </>
          }
        >
          <p>{l.lacking_text(acts.lacking.map((lack) => l.lacks[lack]))}</p>
        </Popup>
      )}
    </>
  )
}

type Lack = StaffProduct['lacks'][number]

/** Each is done at once and can be taken back from its notice. */
function useProductActs({ seen, setSeen }: ProductEditing) {
  const t = useMessages(productPageMessages)
  const l = useMessages(productLifeMessages)
  const api = useStaffApi()
  const changed = useChangedProduct(seen.id)
  const [lacking, setLacking] = useState<readonly Lack[]>()
  const carryOut = async (
    call: () => Promise<StaffProduct>,
    told: string,
    undo: (product: StaffProduct) => void,
  ) => {
    try {
      const answer = await call()
      setSeen(answer)
      changed.show(answer)
      notify(told, { label: t.undo, run: () => undo(answer) })
    } catch (error) {
      const fault = isFailure(error) ? error.fault : undefined
      if (fault?.refusal === 'product_lacking') {
        setLacking((fault.data as { lacks: readonly Lack[] } | undefined)?.lacks ?? [])
        return
      }
      showError(error)
      await changed.reload()
    }
  }
  const publish = (product: StaffProduct, isPublished: boolean, evenSo = false): Promise<void> => {
    setLacking(undefined)
    const { id: Id, version } = product
    return carryOut(
      () => api.publishProduct({ Id, isPublished, evenSo }, { version }),
      isPublished ? t.was_published : t.was_hidden,
      // what was shown before may be shown again
      (answer) => void publish(answer, !isPublished, true),
    )
  }
  const retire = (product: StaffProduct, isRetired: boolean): Promise<void> => {
    const { id: Id, version } = product
    return carryOut(
      () => api.retireProduct({ Id, isRetired }, { version }),
      isRetired ? l.was_retired : l.was_restored,
      (answer) => void retire(answer, !isRetired),
    )
  }
  return { publish, retire, lacking, forget: () => setLacking(undefined) }
}
