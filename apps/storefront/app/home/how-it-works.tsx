import { Drawing, type DrawingName } from '@estampa/ui/drawings'
import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../messages/home.ts'
import type { HowTemplate, SectionTheme } from '../theme/template.ts'
import { HomeSectionFrame } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

type Step = { drawing: DrawingName; title: string; text: string }
type StepsProps = { steps: readonly Step[] }

/** Choose, customize, receive: the same three steps in the look of the template. */
export function HowItWorks() {
  const t = useMessages(homeMessages)
  const { how } = useHomeTemplate()
  const steps: Step[] = [
    { drawing: 'search', title: t.choose, text: t.choose_text },
    { drawing: 'document', title: t.customise, text: t.customise_text },
    { drawing: 'box', title: t.receive, text: t.receive_text },
  ]
  return (
    <HomeSectionFrame title={t.how}>
      {how.variant === 'drawings' && <DrawnSteps steps={steps} shape={how.shape} />}
      {how.variant === 'numbers' && <NumberedSteps steps={steps} size={how.size} />}
      {how.variant === 'timeline' && <TimelineSteps steps={steps} />}
      {how.variant === 'blocks' && <BlockSteps steps={steps} theme={how.theme} />}
    </HomeSectionFrame>
  )
}

type DrawnStepsProps = StepsProps & Pick<Extract<HowTemplate, { variant: 'drawings' }>, 'shape'>

function DrawnSteps({ steps, shape }: DrawnStepsProps) {
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {steps.map(({ drawing, title, text }, index) => (
        <li key={title} className="drawn-step" data-shape={shape}>
          <Drawing name={drawing} />
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
  )
}

type NumberedStepsProps = StepsProps & Pick<Extract<HowTemplate, { variant: 'numbers' }>, 'size'>

/** The number is the picture. */
function NumberedSteps({ steps, size }: NumberedStepsProps) {
  return (
    <ol className="grid gap-8 sm:grid-cols-3 sm:gap-6 md:gap-10">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="numbered-step" data-size={size}>
          <span aria-hidden="true">{index + 1}</span>
          <h3 className="text-22">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Small and exact, for people who have ordered before. */
function TimelineSteps({ steps }: StepsProps) {
  return (
    <ol className="timeline-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="tabular">
            {index + 1}
          </span>
          <h3 className="text-16">{title}</h3>
          <p className="mt-1 text-14 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const grounds: Record<SectionTheme, readonly (SectionTheme | undefined)[]> = {
  paper: [undefined, undefined, undefined],
  dark: ['dark', undefined, 'brand'],
  brand: ['brand', undefined, 'dark'],
}

/** Three grounds side by side. */
function BlockSteps({ steps, theme }: StepsProps & { theme: SectionTheme }) {
  return (
    <ol className="block-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} data-tone={grounds[theme][index]}>
          <span aria-hidden="true">{index + 1}</span>
          <h3 className="text-28">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
