import { PanelHeading, PanelText } from '../controls/panel.tsx'
import { areaOf, useEditorStore } from '../editor-store.ts'
import type { ClipArt } from '../host.ts'
import { useAssetCache, useHost } from '../host-context.ts'
import { useEditorMessages } from '../messages.ts'
import { newClipArt } from '../new-elements.ts'

/** The shop's clip art: productBuilder.categories of its configuration. */
export function ShapesPanel() {
  const t = useEditorMessages()
  const { clipArt } = useHost()
  const categories = clipArt.filter(({ designs }) => designs.length > 0)
  if (categories.length === 0) return <PanelText>{t.no_shapes}</PanelText>
  return (
    <>
      <PanelText>{t.shapes_text}</PanelText>
      {categories.map(({ title, designs }) => (
        <section key={title} className="mb-5">
          <PanelHeading>{title}</PanelHeading>
          <ul className="grid grid-fill-15 gap-2">
            {designs.map((one) => (
              <li key={one.source}>
                <ShapeButton shape={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function ShapeButton({ shape }: { shape: ClipArt }) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const assetCache = useAssetCache()
  const add = async () => {
    const size = await assetCache.clipArt(shape.source)
    store.send({ type: 'add', element: newClipArt(shape, size, areaOf(store.get())) })
  }
  return (
    <button
      type="button"
      aria-label={t.use_shape(shape.title)}
      title={shape.title}
      onClick={() => void add()}
      className="block aspect-square w-full rounded-base border border-line p-2.5 hover:border-ink"
    >
      <img src={shape.source} alt="" loading="lazy" className="size-full object-contain" />
    </button>
  )
}
