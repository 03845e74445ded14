import { numberText } from '@estampa/domain/messages/numbers'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { importMessages } from '../../messages/imports.ts'
import { useStaffApi } from '../../session/account.ts'
import { firstDraft, toImportChoices } from './import-draft.ts'
import { type CatalogImport, type ImportDigest, useImportStep } from './use-import.ts'

type DigestProps = { found: CatalogImport; digest: ImportDigest }

/** What it would change, or changed: the figures, what does not come in, and each change in words. */
export function ImportDigestView({ found, digest }: DigestProps) {
  const t = useMessages(importMessages)
  const { state, kind, undoneBy } = found
  const isDone = state === 'done'
  const title =
    kind === 'undo' ? (isDone ? t.did_undo : t.would_undo) : isDone || undoneBy !== null ? t.did : t.would
  const { counts, changed, created, faults, kept, notices } = digest
  const shownNotices = notices.filter(({ code }) => code !== 'technique_unknown')
  return (
    <PageSection title={title}>
      <Counts found={found} digest={digest} />
      {counts.withdrawn > 0 && kind === 'file' && !isDone && (
        <p className="mt-3 flex items-start gap-2 font-semibold">
          <Icon name="triangle-exclamation-point" size={18} className="mt-0.5 shrink-0 text-warning" />
          {t.withdrawn(counts.withdrawn)}
        </p>
      )}
      {kind === 'file' && state === 'checked' && <StartImport found={found} digest={digest} />}
      <div className="mt-6 grid gap-y-6">
        <Listed title={t.kept} rows={kept} all={kept.length}>
          {({ code, name, text }) => <NamedRow key={code} code={code} name={name} lines={[t.stays(text)]} />}
        </Listed>
        <Listed title={t.faults} rows={faults} all={faults.length}>
          {({ text, count, places }) => (
            <li key={text} className="border-b border-line py-2">
              <span className="font-semibold">{t.fault_count(count)}</span>: {text}
              <span className="block text-13 break-words text-ink-soft">
                {places.join(', ')} {count > places.length && t.places_more(count - places.length)}
              </span>
            </li>
          )}
        </Listed>
        {kind === 'file' && state === 'checked' && <UnknownTechniques found={found} digest={digest} />}
        <Listed title={t.changed} rows={changed} all={counts.changed}>
          {({ code, name, lines }) => <NamedRow key={code} code={code} name={name} lines={lines} />}
        </Listed>
        <Listed
          title={kind === 'undo' ? t.removed : t.created}
          rows={created}
          all={kind === 'undo' ? (counts.removed ?? 0) : counts.created}
        >
          {({ code, name, text }) => <NamedRow key={code} code={code} name={name} lines={[text]} />}
        </Listed>
        <Listed title={t.notices} rows={shownNotices} all={shownNotices.length}>
          {({ code, text, count, examples }) => (
            <li key={`${code} ${text}`} className="border-b border-line py-2">
              {text} <span className="tabular text-ink-faint">{numberText(count)}</span>
              <span className="block text-13 break-words text-ink-soft">
                {examples.slice(0, 12).join(', ')}
              </span>
            </li>
          )}
        </Listed>
      </div>
    </PageSection>
  )
}

function Counts({ found: { kind }, digest: { counts } }: DigestProps) {
  const t = useMessages(importMessages)
  const shown =
    kind === 'undo'
      ? (['changed', 'removed', 'hidden', 'kept'] as const).map(
          (name) => [t.undo_counts[name], counts[name] ?? 0] as const,
        )
      : (['created', 'changed', 'same', 'bad'] as const).map(
          (name) => [t.counts[name], counts[name]] as const,
        )
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="tabular text-22 font-semibold">{numberText(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function StartImport({ found: { id, version, look }, digest: { counts, notices } }: DigestProps) {
  const t = useMessages(importMessages)
  const api = useStaffApi()
  const { isBusy, take } = useImportStep(id)
  const hasPictures = notices.some(({ code }) => code === 'pictures_matched')
  const count = counts.created + counts.changed
  if (count === 0 && !hasPictures) return <p className="mt-4 text-ink-soft">{t.nothing}</p>
  return (
    <Button
      className="mt-4"
      isBusy={isBusy}
      onClick={() => void take(() => api.startImport({ Id: id }, { version }))}
    >
      {look?.kind === 'pictures' || count === 0 ? t.start_pictures : t.start(count)}
    </Button>
  )
}

const FIRST = 20

/** The first of a list; the others when asked for. */
function Listed<Row>({
  title,
  rows,
  all,
  children,
}: {
  title: string
  rows: readonly Row[]
  all: number
  children: (row: Row) => ReactNode
}) {
  const t = useMessages(importMessages)
  const [shown, setShown] = useState(FIRST)
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-14 font-semibold">
        {title} <span className="tabular font-normal text-ink-faint">{numberText(all)}</span>
      </h3>
      <ul>{rows.slice(0, shown).map(children)}</ul>
      {shown < rows.length ? (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setShown(shown + 100)}>
          {t.see_more}
        </Button>
      ) : (
        all > rows.length && <p className="mt-2 text-13 text-ink-faint">{t.shown_first(rows.length, all)}</p>
      )}
    </section>
  )
}

function NamedRow({ code, name, lines }: { code: string; name: string; lines: readonly string[] }) {
  return (
    <li className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-titled">
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-13 text-ink-soft">{code}</span>
      </span>
      <span className="min-w-0 text-13">
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </span>
    </li>
  )
}

/** Proposed, and made only where somebody ticks them: a wrong one would stand in the shop's filters. */
function UnknownTechniques({ found, digest }: DigestProps) {
  const t = useMessages(importMessages)
  const api = useStaffApi()
  const { id, version, look, choices } = found
  const { isBusy, take } = useImportStep(id)
  const proposed = digest.notices.find(({ code }) => code === 'technique_unknown')?.examples ?? []
  const accepted = choices?.newTechniques ?? []
  const [ticked, setTicked] = useState<readonly string[]>(accepted)
  const all = [...new Set([...accepted, ...proposed])]
  if (all.length === 0 || !look) return null
  const isSame = ticked.length === accepted.length && ticked.every((name) => accepted.includes(name))
  const again = () => {
    const wanted = toImportChoices(look, { ...firstDraft(found), newTechniques: ticked })
    if (wanted) void take(() => api.checkImport({ Id: id, choices: wanted }, { version }))
  }
  return (
    <section aria-label={t.techniques}>
      <h3 className="mb-1 text-14 font-semibold">{t.techniques}</h3>
      <p className="mb-2 max-w-reading text-13 text-ink-soft">{t.techniques_text}</p>
      <div className="grid gap-1 sm:grid-cols-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={ticked.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked(checked ? [...ticked, name] : ticked.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      <Button
        variant="second"
        size="small"
        className="mt-2"
        disabled={isSame}
        isBusy={isBusy}
        onClick={again}
      >
        {t.check_again}
      </Button>
    </section>
  )
}
