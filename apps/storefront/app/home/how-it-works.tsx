import { Drawing, type DrawingName } from '@estampa/ui/drawings'
import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../messages/home.ts'
import { HomeSectionFrame } from './home-section.tsx'

export function HowItWorks() {
  const t = useMessages(homeMessages)
  const steps: [DrawingName, string, string][] = [
    ['search', t.choose, t.choose_text],
    ['document', t.customise, t.customise_text],
    ['box', t.receive, t.receive_text],
  ]
  return (
    <HomeSectionFrame title={t.how}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(([drawing, title, text], index) => (
          <li key={title} className="flex items-start gap-5 border-t border-line pt-6">
            <Drawing name={drawing} className="w-28 shrink-0 -ml-3" />
            <div>
              <h3 className="text-18 font-bold">
                <span className="mr-2 text-brand-ink tabular">{index + 1}.</span>
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSectionFrame>
  )
}
