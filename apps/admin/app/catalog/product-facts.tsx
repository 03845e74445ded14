import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { smallPicture } from '../controls/small-picture.ts'
import { productPageMessages } from '../messages/product.ts'
import type { StaffProduct } from './use-product.ts'

export function ProductPictureSection({ product: { pictures, name, variants } }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  const nameOf = (sku: string | null) => variants.find((one) => one.sku === sku)?.name ?? ''
  return (
    <PageSection title={t.pictures}>
      {pictures.length === 0 && <p className="text-13 text-ink-faint">{t.no_pictures}</p>}
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map(({ url, sku, isMain }) => (
          <li key={url} className="min-w-0">
            <img
              src={smallPicture(url, 320)}
              alt={sku === null ? name : ''}
              width={160}
              height={160}
              loading="lazy"
              className="aspect-square w-full rounded-base bg-wash object-contain"
            />
            <span className="block truncate text-12 text-ink-faint">
              {isMain ? t.main_picture : nameOf(sku) || '\u00a0'}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function TechniqueSection({ product: { techniques } }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  return (
    <PageSection title={t.techniques}>
      <p className="text-ink-soft">{techniques.join(', ') || t.no_techniques}</p>
    </PageSection>
  )
}
