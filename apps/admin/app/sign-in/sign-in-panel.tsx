import { useMessages } from '@estampa/web/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { entryMessages } from '../messages/entry.ts'
import { returnPath } from '../session/return-path.ts'
import { CodeForm } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { EntryFrame, entryLinkClass } from './entry-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** Password first; then the code, where the account has a second factor. What was typed stays for the second call. */
export function SignInPanel() {
  const t = useMessages(entryMessages)
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '', staySignedIn: false })
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const enter = useEnter()
  if (isCodeNeeded) {
    return (
      <EntryFrame
        title={t.code_title}
        text={t.code_text(typed.email)}
        foot={
          <button type="button" className={entryLinkClass} onClick={() => setIsCodeNeeded(false)}>
            {t.other_account}
          </button>
        }
      >
        <CodeForm credentials={typed} onSignedIn={enter} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title={t.title}
      text={t.text}
      foot={
        <Link to="/auth/forgot" className={entryLinkClass}>
          {t.forgot}
        </Link>
      }
    >
      <CredentialsForm
        typed={typed}
        onSignedIn={enter}
        onCodeNeeded={(credentials) => {
          setTyped(credentials)
          setIsCodeNeeded(true)
        }}
      />
      <PasskeyButton onSignedIn={enter} />
    </EntryFrame>
  )
}

/** What another person read in this tab is forgotten; then to the page that was wanted. */
function useEnter(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return () => {
    queries.clear()
    void navigate(returnPath(query.get('from')), { replace: true })
  }
}
