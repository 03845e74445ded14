import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Progress } from '@estampa/ui/progress'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { productPictureMessages } from '../messages/product-pictures.ts'
import { useMay } from '../session/account.ts'
import { AltDialog } from './alt-dialog.tsx'
import { colorsOfPictures, type PictureColor } from './picture-colors.ts'
import { draggedPicture, StaffPictureTile } from './picture-tile.tsx'
import { type PictureActs, usePictureActs } from './use-picture-acts.ts'
import { type PictureUpload, usePictureUploads } from './use-picture-uploads.ts'
import type { ProductEditing } from './use-save-product.ts'

const PictureCropDialog = lazy(() =>
  import('./crop-dialog.tsx').then((module) => ({ default: module.PictureCropDialog })),
)

type OpenDialog = { kind: 'crop' | 'alt'; url: string }

/** The pictures of a product: dropped in, put in order, given to colors. Each change is saved at once. */
export function ProductPictureSection({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPictureMessages)
  const may = useMay()
  const isEditable = may('products.edit')
  const { seen } = editing
  const { uploads, add, dismiss } = usePictureUploads(editing)
  const acts = usePictureActs(editing)
  const [open, setOpen] = useState<OpenDialog>()
  const picture = seen.pictures.find(({ url }) => url === open?.url)
  const colors = colorsOfPictures(seen.variants)
  const close = () => setOpen(undefined)
  return (
    <PageSection title={t.title} action={isEditable && <ChooseButton onChoose={add} />}>
      <DropArea isEditable={isEditable} onFiles={add}>
        {isEditable && colors.length > 0 && <ColorTargets colors={colors} acts={acts} onFiles={add} />}
        {seen.pictures.length === 0 && <p className="mb-2 text-13 text-ink-faint">{t.none}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-5">
          {seen.pictures.map((one, at) => (
            <StaffPictureTile
              key={one.url}
              picture={one}
              at={at}
              count={seen.pictures.length}
              colors={colors}
              acts={acts}
              isEditable={isEditable}
              name={seen.name}
              onCrop={() => setOpen({ kind: 'crop', url: one.url })}
              onAlt={() => setOpen({ kind: 'alt', url: one.url })}
            />
          ))}
          {uploads.filter(isRunning).map((upload) => (
            <UploadTile key={upload.id} upload={upload} hasColors={colors.length > 0} />
          ))}
        </ul>
        <RefusedFiles uploads={uploads} onDismiss={dismiss} />
        {isEditable && <p className="mt-3 text-13 text-ink-soft">{t.drop}</p>}
      </DropArea>
      {picture && open?.kind === 'alt' && <AltDialog picture={picture} acts={acts} onClose={close} />}
      {picture && open?.kind === 'crop' && (
        <Suspense fallback={null}>
          <PictureCropDialog picture={picture} acts={acts} onClose={close} />
        </Suspense>
      )}
    </PageSection>
  )
}

function ChooseButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const t = useMessages(productPictureMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-label={t.choose}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        <Icon name="upload" size={16} />
        {t.choose}
      </Button>
    </>
  )
}

type DropAreaProps = { isEditable: boolean; onFiles: (files: Iterable<File>) => void; children: ReactNode }

function DropArea({ isEditable, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  if (!isEditable) return children
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are chosen with the button too
    <div
      className="drop-area"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </div>
  )
}

type ColorTargetsProps = {
  colors: readonly PictureColor[]
  acts: PictureActs
  onFiles: (files: Iterable<File>, sku: string) => void
}

/** Each color takes what is dropped on it: a picture of the product, or files. */
function ColorTargets({ colors, acts, onFiles }: ColorTargetsProps) {
  const t = useMessages(productPictureMessages)
  const [over, setOver] = useState<string>()
  return (
    <ul aria-label={t.colors} className="mb-3 hidden flex-wrap gap-1.5 sm:flex">
      {colors.map(({ sku, name, tone }) => (
        <li
          key={sku}
          title={t.drop_on(name)}
          className={clsx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-pill border border-dashed border-line-strong px-2.5 text-13',
            over === sku && 'bg-brand-wash',
          )}
          onDragOver={(event) => {
            event.preventDefault()
            event.stopPropagation()
            setOver(sku)
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => {
            event.preventDefault()
            event.stopPropagation()
            setOver(undefined)
            const dragged = event.dataTransfer.getData(draggedPicture)
            if (dragged !== '') void acts.change(dragged, { sku })
            else onFiles(event.dataTransfer.files, sku)
          }}
        >
          <ColorDot color={tone} name="" size={12} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const isRunning = ({ fault }: PictureUpload) => fault === undefined

/** A file on its way stands where its picture will, so that nothing below moves when it arrives. */
function UploadTile({
  upload: { name, progress },
  hasColors,
}: {
  upload: PictureUpload
  hasColors: boolean
}) {
  const t = useMessages(productPictureMessages)
  return (
    <li className="min-w-0">
      <span className="grid aspect-square w-full content-center gap-2 rounded-base bg-wash px-3 text-13 text-ink-soft">
        <span className="truncate text-center">{name}</span>
        <Progress label={t.progress_of(name)} {...(progress > 0 && progress < 1 && { value: progress })} />
      </span>
      {hasColors && (
        <Select
          aria-hidden
          disabled
          className="mt-1 w-full text-13"
          options={[{ value: '', label: t.of_all }]}
        />
      )}
    </li>
  )
}

type RefusedFilesProps = { uploads: readonly PictureUpload[]; onDismiss: (id: string) => void }

/** Files that were not taken, with the reason. */
function RefusedFiles({ uploads, onDismiss }: RefusedFilesProps) {
  const t = useMessages(productPictureMessages)
  const running = uploads.filter(isRunning).length
  return (
    <>
      <p role="status" className="sr-only">
        {running > 0 ? t.uploading(running) : ''}
      </p>
      <ul className="mt-3 grid gap-1.5 text-13 empty:hidden">
        {uploads.map(
          ({ id, name, fault }) =>
            fault !== undefined && (
              <li key={id} className="flex min-h-8 items-center gap-3">
                <span className="w-40 shrink-0 truncate">{name}</span>
                <span role="alert" className="min-w-0 flex-1 text-error">
                  {fault}
                </span>
                <IconButton label={t.dismiss(name)} onClick={() => onDismiss(id)}>
                  <Icon name="x" size={16} />
                </IconButton>
              </li>
            ),
        )}
      </ul>
    </>
  )
}
