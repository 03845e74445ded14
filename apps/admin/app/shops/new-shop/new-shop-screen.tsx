import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useEffect, useRef } from 'react'
import { PageHead } from '../../controls/page-head.tsx'
import { newShopMessages } from '../../messages/new-shop.ts'
import { ContactStep } from './contact-step.tsx'
import { GoodsStep } from './goods-step.tsx'
import { LookStep } from './look-step.tsx'
import { NameStep } from './name-step.tsx'
import { type NewShopStep, newShopSteps } from './new-shop-draft.ts'
import { PeopleStep } from './people-step.tsx'
import { SellingStep } from './selling-step.tsx'
import { type StepProps, useNewShop } from './use-new-shop.ts'

const pages: Readonly<Record<NewShopStep, (props: StepProps) => React.ReactNode>> = {
  name: NameStep,
  contact: ContactStep,
  look: LookStep,
  goods: GoodsStep,
  selling: SellingStep,
  people: PeopleStep,
}

/** «Abrir una tienda»: one page for each step, back and forth without loss. */
export function NewShopScreen() {
  const t = useMessages(newShopMessages)
  const { step, draft, errors, isWorking, change, next, goTo, restart } = useNewShop()
  const form = useRef<HTMLFormElement>(null)
  const Page = pages[step]
  const at = newShopSteps.indexOf(step)
  const before = newShopSteps[at - 1]
  useFocusOnFault(form, errors)
  useFocusOnStep(step)
  const send = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <>
      <title>{`${t.steps[step]} · ${t.title}`}</title>
      <PageHead title={t.title} note={<span className="block max-w-reading">{t.text}</span>} />
      <div className="new-shop">
        <StepList current={step} onGo={goTo} />
        <form ref={form} onSubmit={send} noValidate className="min-w-0">
          <p className="text-13 text-ink-faint">{t.progress(at + 1, newShopSteps.length)}</p>
          <h2 id="step-title" tabIndex={-1} className="text-20 font-semibold tracking-tight outline-none">
            {t.steps[step]}
          </h2>
          <div className="mt-4 grid max-w-160 gap-5">
            <Page draft={draft} errors={errors} change={change} />
          </div>
          <div className="mt-7 flex max-w-160 flex-wrap items-center gap-3 border-t border-line pt-4">
            {before && (
              <Button variant="second" onClick={() => goTo(before)}>
                {t.back}
              </Button>
            )}
            <Button type="submit" isBusy={isWorking}>
              {at === newShopSteps.length - 1 ? t.finish : t.next}
            </Button>
            {draft.name !== '' && (
              <Button variant="quiet" className="ml-auto" onClick={restart}>
                {t.restart}
              </Button>
            )}
          </div>
        </form>
      </div>
    </>
  )
}

/** The steps of before can be gone back to; those that come are only named. */
function StepList({ current, onGo }: { current: NewShopStep; onGo: (step: NewShopStep) => void }) {
  const t = useMessages(newShopMessages)
  const at = newShopSteps.indexOf(current)
  return (
    <ol className="new-shop-steps" aria-label={t.title}>
      {newShopSteps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {index < at ? (
            <button type="button" onClick={() => onGo(step)}>
              {t.steps[step]}
            </button>
          ) : (
            <span>{t.steps[step]}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The first field that is wrong gets the focus. */
function useFocusOnFault(form: React.RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, errors])
}

/** Another step is another page: whoever hears it is told where it begins. */
function useFocusOnStep(step: NewShopStep): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.getElementById('step-title')?.focus()
    window.scrollTo(0, 0)
  }, [step])
}
