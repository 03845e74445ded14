import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { type PrintArea, type Product, type Variant, variantLabel } from '../catalog/product.ts'
import { thumbnailAddress } from '../catalog/tiles/picture-source.ts'
import { customizeMessages } from '../messages/customize.ts'
import { findPreviewImage } from './preview-image.ts'

type PreviewChoicesProps = {
  product: Product
  /** The one that is pictured. */
  variant: Variant | undefined
  activeId: number | null
  onVariant: (sku: string) => void
  onArea: (areaId: number) => void
}

/** Below the product on a wide screen: its colors and its print areas as small pictures, each a shortcut to one. */
export function PreviewChoices({ product, variant, activeId, onVariant, onArea }: PreviewChoicesProps) {
  const t = useMessages(customizeMessages)
  const { printing_areas: areas, products: variants, type } = product
  const area = areas.find(({ id }) => id === activeId) ?? areas[0]
  if (!area) return null
  const hasColors = type !== 'ProductoCurva' && variants.length > 1
  if (!hasColors && areas.length < 2) return null
  const pictureOf = (shown: PrintArea, of: Variant | undefined) =>
    thumbnailAddress((findPreviewImage(product, shown, of) ?? shown.placement).image_url)
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-3 max-md:hidden">
      {hasColors && (
        <Choices label={t.colors}>
          {variants.map((one) => (
            <Choice
              key={one.sku}
              name={variantLabel(one)}
              picture={pictureOf(area, one)}
              isChosen={one === variant}
              onChoose={() => onVariant(one.sku)}
            />
          ))}
        </Choices>
      )}
      {areas.length > 1 && (
        <Choices label={t.areas}>
          {areas.map((one) => (
            <Choice
              key={one.id}
              name={one.name}
              picture={pictureOf(one, variant)}
              isChosen={one.id === activeId}
              isNamed
              onChoose={() => onArea(one.id)}
            />
          ))}
        </Choices>
      )}
    </div>
  )
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-12 text-ink-soft">{label}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

type ChoiceProps = {
  name: string
  picture: string
  isChosen: boolean
  /** Its name is written too, because pictures of two areas may be the same. */
  isNamed?: boolean
  onChoose: () => void
}

function Choice({ name, picture, isChosen, isNamed = false, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex items-center gap-2 rounded-base border border-line p-0.5 text-12 transition-colors hover:border-ink-soft aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
    >
      <span className="product-ground block size-12 overflow-hidden rounded-small">
        <img
          src={picture}
          alt={isNamed ? '' : name}
          width={48}
          height={48}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
      {isNamed && <span className="pr-2.5">{name}</span>}
    </button>
  )
}
