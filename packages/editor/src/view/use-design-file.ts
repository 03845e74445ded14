import type { Design, DesignElement } from '@estampa/domain/customization/design'
import { isRefusal } from '@estampa/domain/refusal'
import { useState } from 'react'
import { readDesignFile, writeDesignFile } from '../kernel/design-file.ts'
import type { AssetCache } from './asset-cache.ts'
import type { EditorStore } from './editor-store.ts'

/** The design as a file of the person's own, and back. */
export function useDesignFile(
  store: EditorStore,
  assetCache: Pick<AssetCache, 'font' | 'measure'>,
  product: string,
) {
  const [trouble, setTrouble] = useState(false)
  return {
    trouble,
    save() {
      const text = writeDesignFile(store.get().design)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      link.download = `${product.toLowerCase().replace(/[^a-z0-9áéíóúñü]+/g, '-')}.diseno.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
    },
    /** True when it is on the stage. */
    async open(file: File): Promise<boolean> {
      const read = readDesignFile(await file.text())
      const { areas } = store.get()
      const isOfProduct =
        !isRefusal(read) &&
        read.design.views.some((view) => areas.some(({ id }) => id === view.printing_area_id))
      setTrouble(!isOfProduct)
      if (isOfProduct) store.send({ type: 'load', design: await measured(read.design, assetCache) })
      return isOfProduct
    },
  }
}

/** A text's box follows from its letters, whatever a file says of it. */
async function measured(design: Design, assetCache: Pick<AssetCache, 'font' | 'measure'>): Promise<Design> {
  const fonts = new Set(
    design.views.flatMap(({ elements }) => elements.flatMap((one) => (one.type === 'text' ? one.font : []))),
  )
  // without its letters a text stays as the file has it
  await Promise.allSettled([...fonts].map((key) => assetCache.font(key)))
  const boxed = (element: DesignElement): DesignElement =>
    element.type === 'text' ? { ...element, ...assetCache.measure(element) } : element
  return { ...design, views: design.views.map((view) => ({ ...view, elements: view.elements.map(boxed) })) }
}
