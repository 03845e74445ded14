import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { lawMessages } from '../messages/law.ts'

type ConsentChoiceProps = {
  title: string
  text: string
  /** Undefined: nobody has answered yet. */
  given: boolean | undefined
  onAnswer: (given: boolean) => void
}

/** A consent that a person gives or withdraws, by two buttons of equal weight. */
export function ConsentChoice({ title, text, given, onAnswer }: ConsentChoiceProps) {
  const t = useMessages(lawMessages)
  const state = given === undefined ? t.unanswered : given ? t.allowed : t.stopped
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-18 font-semibold">
        {title}
        <span role="status" className="text-14 font-normal text-ink-soft">
          {state}
        </span>
      </h2>
      <p className="mt-1 max-w-prose text-14 text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="second" aria-pressed={given === false} onClick={() => onAnswer(false)}>
          {t.stop}
        </Button>
        <Button variant="second" aria-pressed={given === true} onClick={() => onAnswer(true)}>
          {t.allow}
        </Button>
      </div>
    </section>
  )
}
