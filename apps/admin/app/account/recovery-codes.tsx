import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { CopyButton } from '../controls/copy-button.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { officeMessages } from '../messages/shell.ts'

/** Shown once, when the second factor is set up. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages(ownAccountMessages)
  const s = useMessages(officeMessages)
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.codes_title}
      close={s.close}
      footer={
        <>
          <CopyButton text={codes.join('\n')} />
          <Button onClick={onClose}>{t.codes_saved}</Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.codes_text}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2 font-medium tabular">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
