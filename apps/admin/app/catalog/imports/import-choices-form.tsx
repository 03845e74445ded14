import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { importMessages } from '../../messages/imports.ts'
import { useStaffApi } from '../../session/account.ts'
import { ImportColumns } from './import-columns.tsx'
import {
  firstDraft,
  hasMapping,
  type ImportDraft,
  rememberedColumns,
  toImportChoices,
} from './import-draft.ts'
import { ImportQuestions } from './import-questions.tsx'
import { type CatalogImport, type ImportLook, useImportStep } from './use-import.ts'

type ImportChoicesFormProps = { found: CatalogImport; look: ImportLook }

/** What the file is and how it is read. After a rehearsal it is folded: what it would change stands first. */
export function ImportChoicesForm({ found, look }: ImportChoicesFormProps) {
  const t = useMessages(importMessages)
  const api = useStaffApi()
  const { id, version, state } = found
  const { isBusy, take } = useImportStep(id)
  const [draft, setDraft] = useState(() => firstDraft(found))
  const [isRemembered, setIsRemembered] = useState(false)
  const change = (part: Partial<ImportDraft>) => {
    const next = { ...draft, ...part }
    const supplier =
      part.supplier === undefined ? undefined : found.suppliers.find(({ name }) => name === part.supplier)
    const columns = supplier && rememberedColumns(look, supplier.columns)
    setIsRemembered(columns !== undefined || (isRemembered && part.supplier === undefined))
    setDraft(columns ? { ...next, columns } : next)
  }
  const choices = toImportChoices(look, draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choices) void take(() => api.checkImport({ Id: id, choices }, { version }))
  }
  const form = (
    <form onSubmit={submit} className="grid gap-y-6">
      <PageSection title={t.file}>
        <ImportedFile found={found} look={look} onTake={take} />
      </PageSection>
      {hasMapping(look) && (
        <PageSection title={t.columns} note={isRemembered ? t.remembered : t.columns_text}>
          <ImportColumns
            look={look}
            columns={draft.columns}
            onChange={(columns) => setDraft({ ...draft, columns })}
          />
        </PageSection>
      )}
      <PageSection title={t.how}>
        <ImportQuestions look={look} draft={draft} suppliers={found.suppliers} onChange={change} />
      </PageSection>
      <div>
        <Button
          type="submit"
          variant={state === 'checked' ? 'second' : 'main'}
          isBusy={isBusy}
          disabled={!choices}
        >
          {state === 'choosing' ? t.check : t.check_again}
        </Button>
      </div>
    </form>
  )
  if (state !== 'checked') return form
  return (
    <details className="import-fold">
      <summary>{t.reopen}</summary>
      {form}
    </details>
  )
}

type ImportedFileProps = ImportChoicesFormProps & {
  onTake: (step: () => Promise<CatalogImport>) => Promise<boolean>
}

/** Its kind, and which of its sheets is read. */
function ImportedFile({ found: { id, version }, look, onTake }: ImportedFileProps) {
  const t = useMessages(importMessages)
  const api = useStaffApi()
  const { kind, sheets, sheet, pictures } = look
  return (
    <div className="grid gap-3">
      <p className="max-w-reading">
        {t.kinds[kind]} {pictures > 0 && t.and_pictures(pictures)}
      </p>
      {sheets.length > 1 && (
        <Field label={kind === 'json' ? t.list : t.sheet} className="max-w-105">
          {(aria) => (
            <Select
              {...aria}
              value={sheet ?? ''}
              options={sheets.map((one) => ({ value: one, label: one }))}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.value
                void onTake(() => api.chooseImportSheet({ Id: id, sheet: chosen }, { version }))
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
