import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { productPageMessages } from '../messages/product.ts'
import { useShop } from '../session/account.ts'
import type { StaffProduct } from './use-product.ts'

export function TechniqueSection({ product: { id, techniques } }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  const { shop } = useShop()
  return (
    <PageSection title={t.techniques}>
      <p className="mb-2 text-ink-soft">{techniques.join(', ') || t.no_techniques}</p>
      <Link to={`/${shop}/products/${id}/areas`} className={`text-13 ${linkClass}`}>
        {t.areas}
      </Link>
    </PageSection>
  )
}
