import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { helpMessages } from '../messages/help.ts'
import { officeMessages } from '../messages/shell.ts'
import { keyName, officeKeys } from './office-keys.ts'

type OfficeKey = (typeof officeKeys)[number]['keys'][number]

/** What each key does, place by place. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(helpMessages)
  const s = useMessages(officeMessages)
  return (
    <Popup open wide title={t.keys_title} close={s.close} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="gap-x-12 pb-2 md:columns-2">
        {officeKeys.map(({ place, keys }) => (
          <section key={place} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-13 font-semibold">{t.places[place]}</h3>
            <dl className="divide-y divide-line">
              {keys.map((key) => (
                <KeyRow key={key.does} officeKey={key} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Popup>
  )
}

function KeyRow({ officeKey: { does, press } }: { officeKey: OfficeKey }) {
  const t = useMessages(helpMessages)
  return (
    <div className="flex flex-row-reverse items-center justify-end gap-4 py-1.5">
      <dt className="min-w-0 flex-1">{t.keys[does]}</dt>
      <dd className="flex w-28 shrink-0 items-center gap-1">
        {press.map((key) => (
          <kbd key={key} className="office-key">
            {keyName(key, navigator.platform)}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
