import { Checkbox } from '@estampa/ui/checkbox'
import { FieldError } from '@estampa/ui/field'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { lawMessages } from '../messages/law.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'

type AcceptTermsProps = {
  accepted: boolean
  /** Names the text that was accepted. */
  version: string
  error: string | undefined
  onChange: (accepted: boolean, version: string) => void
}

/** The box is never ticked beforehand. A new version of the terms has to be accepted again. */
export function AcceptTerms({ accepted, version, error, onChange }: AcceptTermsProps) {
  const t = useMessages(lawMessages)
  const { hash, hasChanged } = useTerms({ accepted, version, error: undefined, onChange })
  const failure = accepted ? undefined : hasChanged ? t.accept_changed : error && t.accept_missing
  return (
    <div>
      <Checkbox
        checked={accepted}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? 'terms-error' : undefined}
        onChange={({ target }) => onChange(target.checked, target.checked ? hash : '')}
        label={
          <>
            {t.accept_before}
            <TermsLink to="/terms" text={t.accept_terms} />
            {t.accept_and}
            <TermsLink to="/policy" text={t.accept_policy} />.
          </>
        }
      />
      {failure && <FieldError id="terms-error">{failure}</FieldError>}
    </div>
  )
}

function TermsLink({ to, text }: { to: string; text: string }) {
  const t = useMessages(lawMessages)
  const path = useShopPath()
  return (
    <Link to={path(to)} target="_blank" className="underline underline-offset-4">
      {text}
      <span className="sr-only"> {t.new_tab}</span>
    </Link>
  )
}

/** The terms in force; what was accepted before is looked at again when they come. */
function useTerms({ accepted, version, onChange }: AcceptTermsProps) {
  const api = useApi()
  const [hash, setHash] = useState('')
  const [hasChanged, setHasChanged] = useState(false)
  const compare = useEffectEvent((now: string) => {
    setHash(now)
    if (!accepted || version === now) return
    setHasChanged(version !== '')
    onChange(version === '', version === '' ? now : '')
  })
  useEffect(() => {
    // without an answer the server still compares: it asks for them where they must be accepted
    api.law.getTerms({}).then((terms) => compare(terms.hash), logError)
  }, [api])
  return { hash, hasChanged }
}
