import { Checkbox } from '@estampa/ui/checkbox'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { partnerAccountMessages, zippinMessages } from '../../messages/partner-accounts.ts'
import { useStaffApi } from '../../session/account.ts'
import { type ConnectedAccounts, useShowAccounts } from './partner-connection.tsx'

type ZippinDialogProps = {
  account: ConnectedAccounts['zippin']
  /** With the address for Zippin's notices, where it is a new one. */
  onConnected: (webhookUrl: string | null) => void
  onClose: () => void
}

/** The numbers and the credentials of a shop at Zippin; kept credentials stay where their fields are empty. */
export function ZippinDialog({ account, onConnected, onClose }: ZippinDialogProps) {
  const w = useMessages(partnerAccountMessages)
  const t = useMessages(zippinMessages)
  const api = useStaffApi()
  const show = useShowAccounts()
  const [isInsured, setIsInsured] = useState(account?.isInsured ?? false)
  const { form, errors, isWorking } = useForm({
    check: ({ accountId = '', originId = '', key = '', secret = '', freeFrom = '' }) => ({
      ...(!isNumber(accountId) && { accountId: t.number_missing }),
      ...(!isNumber(originId) && { originId: t.number_missing }),
      ...(key === '' && (!account || secret !== '') && { key: t.key_missing }),
      ...(secret === '' && (!account || key !== '') && { secret: t.secret_missing }),
      ...(freeFrom !== '' && !((parseAmount(freeFrom) ?? 0) > 0) && { freeFrom: t.amount_wrong }),
    }),
    send: ({ accountId = '', originId = '', key = '', secret = '', freeFrom = '' }) =>
      api.connectZippin({
        accountId: accountId.trim(),
        originId: originId.trim(),
        key,
        secret,
        isInsured,
        freeFrom: freeFrom === '' ? null : (parseAmount(freeFrom) ?? null),
      }),
    onAnswer: ({ accounts, webhookUrl }) => {
      show(accounts)
      notify(w.saved)
      onClose()
      onConnected(webhookUrl)
    },
  })
  const numeric = { inputMode: 'numeric', maxLength: 18, autoComplete: 'off', errors } as const
  const secretField = { type: 'password', maxLength: 300, autoComplete: 'off', errors } as const
  return (
    <FormPopup
      startsInField
      title={w.titles.zippin}
      submit={w.connect}
      back={w.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">{t.where}</p>
      <FormField {...numeric} name="accountId" label={t.accountId} defaultValue={account?.accountId} />
      <FormField {...numeric} name="originId" label={t.originId} defaultValue={account?.originId} />
      <FormField {...secretField} name="key" label={t.key} hint={account ? t.kept : w.sealed} />
      <FormField {...secretField} name="secret" label={t.secret} hint={account ? t.kept : undefined} />
      <FormField
        name="freeFrom"
        label={t.freeFrom}
        hint={t.freeFrom_help}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        defaultValue={account?.freeFrom == null ? '' : String(account.freeFrom).replace('.', ',')}
        errors={errors}
      />
      <Checkbox
        label={t.isInsured}
        checked={isInsured}
        onChange={({ target }) => setIsInsured(target.checked)}
      />
    </FormPopup>
  )
}

const isNumber = (typed: string) => /^\d{1,18}$/.test(typed.trim())
