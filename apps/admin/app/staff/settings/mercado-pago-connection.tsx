import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mercadoPagoMessages, partnerAccountMessages } from '../../messages/partner-accounts.ts'
import { useStaffApi } from '../../session/account.ts'
import { type ConnectedAccounts, PartnerConnection, useShowAccounts } from './partner-connection.tsx'

/** Where the shop collects by card. */
export function MercadoPagoConnection() {
  const t = useMessages(mercadoPagoMessages)
  const api = useStaffApi()
  const [isConnecting, setIsConnecting] = useState(false)
  const test = useMutation({
    mutationFn: () => api.testMercadoPago({}),
    onError: (failure) => showError(failure),
  })
  return (
    <>
      <PartnerConnection
        partner="mercadoPago"
        numbersOf={({ mercadoPago }) => t.number(mercadoPago?.collectorId ?? '')}
        onConnect={() => setIsConnecting(true)}
        test={{ run: () => test.mutate(), isWorking: test.isPending }}
      >
        {test.data && (
          <p className="mt-2 rounded-base bg-success-wash px-3 py-2 text-13">
            {t.tested(test.data.nickname, test.data.collectorId)}
          </p>
        )}
      </PartnerConnection>
      {isConnecting && (
        <ConnectDialog
          onClose={() => {
            setIsConnecting(false)
            test.reset()
          }}
        />
      )}
    </>
  )
}

function ConnectDialog({ onClose }: { onClose: () => void }) {
  const w = useMessages(partnerAccountMessages)
  const t = useMessages(mercadoPagoMessages)
  const api = useStaffApi()
  const show = useShowAccounts()
  const { form, errors, isWorking } = useForm({
    check: ({ accessToken = '', webhookSecret = '' }) => ({
      ...(accessToken.length < 20 && { accessToken: t.token_missing }),
      ...(webhookSecret.length < 16 && { webhookSecret: t.secret_missing }),
    }),
    send: ({ accessToken = '', webhookSecret = '' }) =>
      api.connectMercadoPago({ accessToken, webhookSecret }),
    onAnswer: (accounts: ConnectedAccounts) => {
      show(accounts)
      notify(w.saved)
      onClose()
    },
  })
  const secret = { type: 'password', autoComplete: 'off', maxLength: 300, errors }
  return (
    <FormPopup
      startsInField
      title={w.titles.mercadoPago}
      submit={w.connect}
      back={w.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">{t.where}</p>
      <FormField {...secret} name="accessToken" label={t.accessToken} hint={w.sealed} />
      <FormField {...secret} name="webhookSecret" label={t.webhookSecret} />
    </FormPopup>
  )
}
