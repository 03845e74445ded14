import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { firstStepMessages } from '../messages/first-steps.ts'
import { useAccount, useShop, useStaffApi } from '../session/account.ts'
import { hasChosenNotices, listFirstSteps, type StepName, stepPath } from './first-steps.ts'
import { officeDialog } from './office-dialog.ts'
import { hideSteps, rememberStep, useStepMemory } from './step-memory.ts'

/** The first steps of somebody new, until they hide them. */
export function FirstStepList() {
  const { person } = useAccount()
  const { inspectedUntil } = useShop()
  const { isHidden } = useStepMemory(person.id)
  return isHidden || inspectedUntil !== null ? null : <OpenSteps />
}

function OpenSteps() {
  const t = useMessages(firstStepMessages)
  const id = useId()
  const { person } = useAccount()
  const steps = useSteps()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby={id} className="first-steps">
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={id} className="text-16 font-semibold">
          {t.title}
        </h2>
        <span className="text-13 text-ink-faint tabular">{t.progress(done, steps.length)}</span>
        <Button variant="quiet" size="small" className="ml-auto" onClick={() => hideSteps(person.id)}>
          {t.hide}
        </Button>
      </div>
      {done === steps.length && <p className="text-13 text-ink-soft">{t.all_done}</p>}
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <FirstStep name={name} isDone={isDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the server knows counts whether or not this browser has seen it. */
function useSteps(): { name: StepName; isDone: boolean }[] {
  const { person } = useAccount()
  const { shop, role, permissions } = useShop()
  const api = useStaffApi()
  const { done } = useStepMemory(person.id)
  const { data: choices } = useQuery({
    queryKey: [shop, 'notice-choices'],
    queryFn: ({ signal }) => api.getNoticeChoices({}, { signal, isQuiet: true }),
    staleTime: 300_000,
  })
  const facts: Partial<Record<StepName, boolean>> = {
    factor: person.hasAuthenticator || person.passkeys.length > 0,
    notices: choices !== undefined && hasChosenNotices(choices.kinds, role),
  }
  return listFirstSteps({ permissions }, !window.matchMedia('(hover: none)').matches).map((name) => ({
    name,
    isDone: facts[name] === true || done.includes(name),
  }))
}

const dialogOf: Partial<Record<StepName, 'finder' | 'keys'>> = { find: 'finder', keys: 'keys' }

function FirstStep({ name, isDone }: { name: StepName; isDone: boolean }) {
  const t = useMessages(firstStepMessages)
  const { person } = useAccount()
  const { shop, role } = useShop()
  const row = { className: 'first-step', 'data-done': isDone || undefined }
  const dialog = dialogOf[name]
  const path = stepPath(name, shop, role)
  const content = (
    <>
      <span className="first-step-mark" aria-hidden="true">
        <Icon name="check" size={12} />
      </span>
      <span className="min-w-0">
        <span className="first-step-name block font-medium">
          {t.names[name]}
          {isDone && <span className="sr-only"> ({t.done})</span>}
        </span>
        {!isDone && <span className="block text-13 text-ink-soft">{t.hints[name]}</span>}
      </span>
    </>
  )
  if (dialog) {
    return (
      <button type="button" {...row} onClick={() => officeDialog.set(dialog)}>
        {content}
      </button>
    )
  }
  if (name === 'manual') {
    return (
      <a {...row} href={path} target="_blank" rel="noreferrer" onClick={() => rememberStep(person.id, name)}>
        {content}
      </a>
    )
  }
  return (
    <Link {...row} to={path ?? ''}>
      {content}
    </Link>
  )
}
