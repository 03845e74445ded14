import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { productPageMessages } from '../messages/product.ts'
import type { StaffProduct } from './use-product.ts'

export function TechniqueSection({ product: { techniques } }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  return (
    <PageSection title={t.techniques}>
      <p className="text-ink-soft">{techniques.join(', ') || t.no_techniques}</p>
    </PageSection>
  )
}
