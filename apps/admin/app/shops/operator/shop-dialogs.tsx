import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { operatorMessages } from '../../messages/operator.ts'
import { accountKey } from '../../session/account.ts'
import { operatorApi } from '../../session/api.ts'
import { type OperatedShop, useShowShops } from './use-operated-shops.ts'

type ShopDialogProps = { shop: OperatedShop; onClose: () => void }

export function SuspendDialog({ shop, onClose }: ShopDialogProps) {
  const t = useMessages(operatorMessages)
  const show = useShowShops()
  const name = shop.name ?? shop.shop
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => operatorApi.suspendShop({ shop: shop.shop }),
    onAnswer: (list) => {
      show(list)
      notify(t.suspended(name))
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.suspend_title(name)}
      submit={t.suspend}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p>{t.suspend_text}</p>
    </FormPopup>
  )
}

export function CloneDialog({ shop, onClose }: ShopDialogProps) {
  const t = useMessages(operatorMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ name, shop: address }) => ({
      ...(!name && { name: t.name_missing }),
      ...(!address && { shop: t.address_hint }),
    }),
    send: ({ name = '', shop: address = '' }) =>
      operatorApi.cloneShop({ from: shop.shop, shop: address, name }),
    onAnswer: async (opened, { name = '' }) => {
      await queries.invalidateQueries({ queryKey: accountKey })
      notify(t.cloned(name))
      await navigate(`/${opened.shop}/today`)
    },
    fieldOf: { shop_name_format: 'shop', shop_name_reserved: 'shop', shop_name_taken: 'shop' },
  })
  return (
    <FormPopup
      startsInField
      title={t.clone_title(shop.name ?? shop.shop)}
      submit={t.clone_submit}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.clone_text}</p>
      <FormField name="name" label={t.name} maxLength={60} errors={errors} />
      <FormField
        name="shop"
        label={t.address}
        hint={t.address_hint}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        errors={errors}
      />
    </FormPopup>
  )
}
