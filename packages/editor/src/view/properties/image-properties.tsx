import { findFileFault } from '@estampa/domain/customization/artwork-files'
import type { ImageElement } from '@estampa/domain/customization/design'
import { dpiLimits, effectiveDpi } from '@estampa/domain/customization/preflight'
import { Button } from '@estampa/ui/button'
import { useState } from 'react'
import { useEditorStore } from '../editor-store.ts'
import { type EditorLogo, isEditorFailure } from '../host.ts'
import { useAssetCache, useHost, useUploads } from '../host-context.ts'
import { CircleAlert, Crop, ImageUp } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'
import { useSheets } from '../sheets.tsx'
import { useAssetVersion } from '../use-asset-version.ts'
import { LogoTools } from './logo-tools.tsx'
import { RecolorFields } from './recolor-fields.tsx'

export function ImageProperties({ element }: { element: ImageElement }) {
  const t = useEditorMessages()
  const assetCache = useAssetCache()
  useAssetVersion()
  const { openCrop } = useSheets()
  const logo = assetCache.logo(element.logo_id)
  if (!logo) return logo === null ? <MissingLogo element={element} /> : null
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <img
          src={logo.preview_url}
          alt=""
          className="checkered size-16 rounded-base border border-line object-contain p-1"
        />
        <p className="min-w-0 text-14">
          <span className="block truncate font-semibold">{logo.name}</span>
          <Sharpness element={element} logo={logo} />
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="second" size="small" disabled={element.locked} onClick={() => openCrop(element)}>
          <Crop size={16} aria-hidden="true" />
          {t.crop}
        </Button>
        <ReplaceButton element={element} />
      </div>
      <PageField element={element} logo={logo} />
      {logo.drawing_url !== null && <RecolorFields element={element} colours={logo.colours} />}
      <LogoTools key={logo.id} element={element} logo={logo} />
    </div>
  )
}

function Sharpness({ element, logo }: { element: ImageElement; logo: EditorLogo }) {
  const t = useEditorMessages()
  const { dpi } = useHost()
  if (logo.isVector) return <span className="text-12 text-success">{t.vector}</span>
  const own = effectiveDpi(element, logo)
  const tone = own < dpi.refuse ? 'text-error' : own < dpiLimits.fair ? 'text-warning' : 'text-ink-soft'
  return <span className={`tabular text-12 ${tone}`}>{t.dpi(own)}</span>
}

function MissingLogo({ element }: { element: ImageElement }) {
  const t = useEditorMessages()
  return (
    <div className="grid gap-3">
      <p role="alert" className="flex gap-2 text-14 text-error">
        <CircleAlert size={18} className="mt-px" aria-hidden="true" />
        {t.picture_gone}
      </p>
      <ReplaceButton element={element} />
    </div>
  )
}

/** The page of its file that a logo shows. */
function PageField({ element, logo }: { element: ImageElement; logo: EditorLogo }) {
  const t = useEditorMessages()
  const { desk } = useHost()
  const assetCache = useAssetCache()
  const store = useEditorStore()
  const [isOpening, setIsOpening] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { page, pages } = logo
  if (!page || !pages || !desk.hasPages(logo)) return null
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const open = async (wanted: number) => {
    setIsOpening(true)
    setTrouble(null)
    const answer = await desk.openPage(logo, wanted)
    setIsOpening(false)
    if (isEditorFailure(answer)) return setTrouble(answer.trouble)
    assetCache.put(answer)
    const aspect = answer.width / answer.height
    store.send({ type: 'replace_logo', id: element.id, logo_id: answer.id, aspect, inks: answer.inks })
  }
  return (
    <label className="grid gap-1 text-14">
      <span className="font-semibold">{isOpening ? t.opening_page : t.page}</span>
      <select
        value={page}
        disabled={element.locked}
        aria-busy={isOpening}
        className="h-10 rounded-base border border-line-strong bg-paper px-2"
        onChange={(event) => !isOpening && void open(Number(event.target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {t.page_of(number, pages)}
          </option>
        ))}
      </select>
      {trouble && (
        <span role="alert" className="text-12 text-error">
          {trouble}
        </span>
      )}
    </label>
  )
}

/** Another picture in the same position, as wide as the first. */
function ReplaceButton({ element }: { element: ImageElement }) {
  const t = useEditorMessages()
  const { desk, locale } = useHost()
  const { progress } = useUploads()
  const assetCache = useAssetCache()
  const store = useEditorStore()
  const [trouble, setTrouble] = useState<string | null>(null)
  const replace = async (file: File | undefined) => {
    if (!file) return
    const fault = findFileFault([file], desk.accepted, locale)
    setTrouble(fault)
    if (fault !== null) return
    const answer = await desk.upload([file], () => undefined)
    if (isEditorFailure(answer)) return setTrouble(answer.trouble)
    const [logo] = answer
    if (!logo) return
    assetCache.put(logo)
    const aspect = logo.width / logo.height
    store.send({ type: 'replace_logo', id: element.id, logo_id: logo.id, aspect, inks: logo.inks })
  }
  return (
    <span className="relative">
      <Button variant="second" size="small" wide aria-hidden="true" tabIndex={-1} disabled={element.locked}>
        <ImageUp size={16} aria-hidden="true" />
        {t.replace}
      </Button>
      <input
        type="file"
        aria-label={t.replace}
        accept={desk.accepted.types.join(',')}
        disabled={element.locked || progress !== null}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          void replace(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {trouble && (
        <span role="alert" className="mt-1 block text-12 text-error">
          {trouble}
        </span>
      )}
    </span>
  )
}
