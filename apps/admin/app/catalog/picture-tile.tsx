import { ActionMenu } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { useState } from 'react'
import { smallPicture } from '../controls/small-picture.ts'
import { productPictureMessages } from '../messages/product-pictures.ts'
import type { PictureColor } from './picture-colors.ts'
import type { PictureActs, StaffPicture } from './use-picture-acts.ts'

/** What is dragged within the page; files have none. */
export const draggedPicture = 'application/x-product-picture'

type PictureTileProps = {
  picture: StaffPicture
  at: number
  count: number
  colors: readonly PictureColor[]
  acts: PictureActs
  isEditable: boolean
  name: string
  onCrop: () => void
  onAlt: () => void
}

/** A picture with its color and what can be done with it; it is dragged to another place or onto a color. */
export function StaffPictureTile(props: PictureTileProps) {
  const { picture, at, count, colors, acts, isEditable, name, onCrop, onAlt } = props
  const t = useMessages(productPictureMessages)
  const [isOver, setIsOver] = useState(false)
  const { url, sku, alt } = picture
  const color = colors.find((one) => one.sku === sku || (sku !== null && one.skus.includes(sku)))
  const items = [
    ...(at > 0 ? [{ label: t.make_main, onSelect: () => acts.move(url, 0) }] : []),
    ...(at > 1 ? [{ label: t.earlier, onSelect: () => acts.move(url, at - 1) }] : []),
    ...(at < count - 1 ? [{ label: t.later, onSelect: () => acts.move(url, at + 1) }] : []),
    { label: t.crop, onSelect: onCrop },
    { label: t.alt, onSelect: onAlt },
    { label: t.remove, isApart: true, isDangerous: true, onSelect: () => void acts.remove(url) },
  ]
  return (
    <li
      className={clsx('min-w-0 rounded-base', isOver && 'ring-2 ring-brand-ink')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(draggedPicture)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const dragged = event.dataTransfer.getData(draggedPicture)
        if (dragged === '') return
        event.preventDefault()
        event.stopPropagation()
        acts.move(dragged, at)
      }}
    >
      <span className="relative block">
        <img
          src={smallPicture(url, 320)}
          alt={alt || (color ? `${name}, ${color.name}` : name)}
          width={160}
          height={160}
          loading="lazy"
          draggable={isEditable}
          onDragStart={(event) => event.dataTransfer.setData(draggedPicture, url)}
          className={clsx(
            'aspect-square w-full rounded-base bg-wash object-contain',
            isEditable && 'cursor-grab',
          )}
        />
        {at === 0 && (
          <span className="absolute top-1.5 left-1.5 rounded-pill bg-paper px-2 text-12 font-medium shadow-lifted">
            {t.main}
          </span>
        )}
        {isEditable && (
          <span className="absolute top-1 right-1 rounded-full bg-paper shadow-lifted">
            <ActionMenu
              items={items}
              trigger={
                <IconButton label={t.more(at + 1)} disabled={acts.isBusy}>
                  <Icon name="menu" size={16} />
                </IconButton>
              }
            />
          </span>
        )}
      </span>
      {colors.length > 0 && (
        <Select
          aria-label={t.of_color(at + 1)}
          className="mt-1 w-full text-13"
          disabled={!isEditable || acts.isBusy}
          value={color?.sku ?? ''}
          options={[
            { value: '', label: t.of_all },
            ...colors.map((one) => ({ value: one.sku, label: one.name })),
          ]}
          onChange={({ currentTarget: { value } }) => void acts.change(url, { sku: value || null })}
        />
      )}
    </li>
  )
}
