import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shop/shop-data.ts'

/** Everything that the shop knows of the person, as a file. */
export function PersonalDataButton() {
  const t = useMessages(accountMessages)
  const api = useApi()
  const shop = useTenantName()
  const [isWorking, setIsWorking] = useState(false)
  const download = async () => {
    setIsWorking(true)
    try {
      const known = await api.customers.getPersonalData({})
      save(JSON.stringify(known, null, 2), `mis-datos-${shop}-${known.exportedAt.slice(0, 10)}.json`)
      notify(t.downloaded)
    } catch (error) {
      showError(error)
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <Button variant="second" isBusy={isWorking} onClick={download}>
      <Icon name="download" size={18} />
      {t.download}
    </Button>
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // the browser reads it after the press
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
