import { Picture } from '@estampa/ui/picture'
import { Skeleton } from '@estampa/ui/skeleton'
import { Spinner } from '@estampa/ui/spinner'
import { useMessages } from '@estampa/web/messages'
import { preloadModule } from 'react-dom'
import type { Product } from '../../catalog/product.ts'
import { pictureSource } from '../../catalog/tiles/picture-source.ts'
import { builderMessages } from '../../messages/builder.ts'
import { editorFiles } from './editor-files.ts'

const tools = ['technique', 'images', 'text', 'shapes', 'layers', 'review']

/** The editor's shape until it is here: bar, tools, the product. */
export function BuilderSkeleton({ product }: { product: Product }) {
  const t = useMessages(builderMessages)
  for (const file of editorFiles) preloadModule(file, { as: 'script' })
  const [area] = product.printing_areas
  const image = product.images.find((one) => one.image_url === area?.placement.image_url)
  return (
    <div aria-busy="true" className="flex h-dvh flex-col overflow-clip bg-wash">
      <div className="flex min-h-16 items-center gap-4 border-b border-line bg-paper px-4 max-md:min-h-14">
        <Skeleton className="size-9" />
        <h1 className="min-w-0 flex-1 truncate text-16 font-semibold">{product.name}</h1>
        <Skeleton className="h-11 w-40 max-md:w-24" />
      </div>
      <div className="flex min-h-0 flex-1 max-md:flex-col-reverse">
        <div className="flex gap-2 border-line bg-paper p-2 max-md:border-t md:w-21 md:flex-col md:border-r">
          {tools.map((tool) => (
            <Skeleton key={tool} className="h-14 flex-1 md:h-16 md:flex-none" />
          ))}
        </div>
        <div className="relative grid min-h-0 min-w-0 flex-1 place-items-center p-6">
          <div className="w-view-70 max-w-full opacity-60">
            <Picture
              {...pictureSource(image ?? { image_url: area?.placement.image_url ?? '' })}
              alt=""
              sizes="(min-width: 960px) 50vw, 100vw"
              fit="contain"
              priority
            />
          </div>
          <p
            role="status"
            className="absolute flex items-center gap-3 rounded-large bg-paper px-5 py-3 text-14 shadow-lifted"
          >
            <Spinner size={20} />
            {t.loading}
          </p>
        </div>
      </div>
    </div>
  )
}
