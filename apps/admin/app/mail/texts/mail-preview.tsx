import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../../controls/use-settled.ts'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { TrialButton } from './trial-button.tsx'
import type { DeskSender, TriedWords } from './use-mail-texts.ts'

const STILL_MS = 350
const widths = { desk: 680, phone: 360 } as const
type ReaderWidth = keyof typeof widths

type MailPreviewProps = {
  tried: TriedWords
  sender: Pick<DeskSender, 'name' | 'usual' | 'address'>
  /** What is typed cannot be taken: the mail stays as it was. */
  isFaulty: boolean
}

/** The mail as its reader gets it, made by the server with what is typed. */
export function MailPreview({ tried, sender, isFaulty }: MailPreviewProps) {
  const t = useMessages(mailTextMessages)
  const [width, setWidth] = useState<ReaderWidth>('desk')
  return (
    <section aria-label={t.preview} className="mail-preview">
      <div className="flex flex-wrap items-center gap-2 max-sm:justify-between">
        <h2 className="text-16 font-semibold">{t.preview}</h2>
        <fieldset aria-label={t.width} className="mail-widths">
          {(Object.keys(widths) as ReaderWidth[]).map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {t.widths[one]}
            </button>
          ))}
        </fieldset>
        <TrialButton tried={tried} isFaulty={isFaulty} />
      </div>
      <p role="status" className="text-13 text-ink-soft">
        {isFaulty ? t.preview_faulty : t.preview_note}
      </p>
      <PreviewedMail tried={tried} sender={sender} isFaulty={isFaulty} width={width} />
    </section>
  )
}

function PreviewedMail({ tried, sender, isFaulty, width }: MailPreviewProps & { width: ReaderWidth }) {
  const t = useMessages(mailTextMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const settled = useSettled(tried, STILL_MS)
  const { data, isError, refetch } = useQuery({
    queryKey: [shop, 'mail-preview', settled],
    queryFn: ({ signal }) => api.previewMailText(settled, { signal, isQuiet: true }),
    enabled: !isFaulty,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div className="mail-envelope" style={{ maxWidth: widths[width] }}>
      <div className="mail-envelope-head">
        <p className="text-13 text-ink-soft">
          {sender.name ?? sender.usual.name} <span className="break-all">&lt;{sender.address}&gt;</span>
        </p>
        <p className="break-words font-semibold">{data?.subject ?? '\u00a0'}</p>
      </div>
      {data ? (
        <iframe title={t.preview_of} sandbox="" srcDoc={withoutLeading(data.html)} />
      ) : (
        <div className="mail-cover" role="status">
          {isError ? t.preview_failed : t.preview_loading}
          {isError && (
            <Button variant="second" size="small" onClick={() => void refetch()}>
              {t.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Its links lead nowhere: a new window is what the frame may not open. */
const withoutLeading = (html: string) => html.replace('<head>', '<head><base target="_blank">')
