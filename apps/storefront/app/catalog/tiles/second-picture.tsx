import { Picture } from '@estampa/ui/picture'
import { useState } from 'react'
import type { CardProduct } from './card-product.ts'
import { productSource } from './picture-source.ts'

type SecondPictureProps = {
  picture: NonNullable<CardProduct['second_img']>
  sizes: string
  ratio?: number | undefined
}

/** The product from another side, over its first picture. Until it is loaded the first one stays visible. */
export function SecondPicture({ picture, sizes, ratio }: SecondPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <span className="second-picture" data-loaded={isLoaded || undefined}>
      <Picture
        {...productSource(picture)}
        alt=""
        sizes={sizes}
        ratio={ratio ?? 1}
        onLoad={() => setIsLoaded(true)}
      />
    </span>
  )
}
