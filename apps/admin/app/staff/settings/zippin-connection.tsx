import type { CallResult } from '@estampa/contract/client'
import type { staffPartnerAccounts } from '@estampa/contract/staff'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '../../controls/copy-button.tsx'
import { zippinMessages } from '../../messages/partner-accounts.ts'
import { officeMessages } from '../../messages/shell.ts'
import { useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { type ConnectedAccounts, PartnerConnection } from './partner-connection.tsx'
import { ZippinDialog } from './zippin-dialog.tsx'

type TestedQuote = CallResult<(typeof staffPartnerAccounts)['testZippin']>

/** Who carries the shop's orders beside its own table. */
export function ZippinConnection() {
  const t = useMessages(zippinMessages)
  const api = useStaffApi()
  const [connecting, setConnecting] = useState<ConnectedAccounts>()
  const [webhookUrl, setWebhookUrl] = useState<string | null>(null)
  const test = useMutation({
    mutationFn: () => api.testZippin({}),
    onError: (failure) => showError(failure),
  })
  const close = () => {
    setConnecting(undefined)
    test.reset()
  }
  return (
    <>
      <PartnerConnection
        partner="zippin"
        numbersOf={({ zippin }) => (zippin ? t.number(zippin.accountId, zippin.originId) : '')}
        onConnect={setConnecting}
        test={{ run: () => test.mutate(), isWorking: test.isPending }}
      >
        {test.data && <Tested quote={test.data} />}
      </PartnerConnection>
      {connecting && <ZippinDialog account={connecting.zippin} onConnected={setWebhookUrl} onClose={close} />}
      {webhookUrl && <WebhookAddress url={webhookUrl} onClose={() => setWebhookUrl(null)} />}
    </>
  )
}

function Tested({ quote: { place, options } }: { quote: TestedQuote }) {
  const t = useMessages(zippinMessages)
  const money = useAmountText()
  if (options.length === 0)
    return <p className="mt-2 rounded-base bg-warning-wash px-3 py-2 text-13">{t.tested_none(place)}</p>
  return (
    <div className="mt-2 max-w-140 rounded-base bg-success-wash px-3 py-2 text-13">
      <p>{t.tested(place)}</p>
      <ul>
        {options.map(({ carrier, service, price, days }) => (
          <li key={`${carrier} ${service} ${price}`} className="flex justify-between gap-4">
            <span>{`${carrier}, ${service}, ${t.days(days.min, days.max)}`}</span>
            <span className="tabular">{money(price)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown this once. */
function WebhookAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useMessages(zippinMessages)
  const s = useMessages(officeMessages)
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.webhook_title}
      close={s.close}
      footer={<CopyButton text={url} />}
    >
      <p className="mb-3 text-13 text-ink-soft">{t.webhook_text}</p>
      <code className="block rounded-base bg-wash p-3 text-13 break-all">{url}</code>
    </Popup>
  )
}
