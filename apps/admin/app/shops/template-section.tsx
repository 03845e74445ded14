import { useMessages } from '@estampa/web/messages'
import { smallPicture } from '../controls/small-picture.ts'
import { lookMessages } from '../messages/look.ts'
import type { SectionProps } from './section-props.ts'
import { TemplateCards } from './template-cards.tsx'

/** Which of the ten templates the shop wears. */
export function TemplateSection({ draft: { look, desk, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  return (
    <TemplateCards
      label={t.sections.template}
      chosen={look.template}
      inUse={desk.published.template}
      color={look.primaryColor}
      logo={look.logo && smallPicture(look.logo, 160)}
      onChoose={(id) => change('template', id)}
    />
  )
}
