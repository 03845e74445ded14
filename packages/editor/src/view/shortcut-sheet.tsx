import { Popup } from '@estampa/ui/popup'
import { PanelHeading } from './controls/panel.tsx'
import { useEditorMessages } from './messages.ts'
import { sections, shortcutHelpIn } from './shortcut-help.ts'

/** Every key, as the kernel knows them. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useEditorMessages()
  return (
    <Popup open wide onOpenChange={(open) => !open && onClose()} title={t.keyboard} close={t.close}>
      <p className="mb-5 text-14 text-ink-soft">{t.keyboard_text}</p>
      <div className="gap-x-10 sm:columns-2">
        {sections.map((section) => (
          <section key={section} className="mb-6 break-inside-avoid">
            <PanelHeading>{t[`section_${section}`]}</PanelHeading>
            <dl className="border-t border-line text-14">
              {shortcutHelpIn(section, t).map(({ id, does, keys }) => (
                <div
                  key={id}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
                >
                  <dt>{does}</dt>
                  <dd className="shrink-0">
                    <kbd className="rounded-small border border-line bg-wash px-2 py-0.5 font-sans text-12 whitespace-nowrap">
                      {keys}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Popup>
  )
}
