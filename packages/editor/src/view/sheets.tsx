import type { DesignElement } from '@estampa/domain/customization/design'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { elementsOf, useEditor } from './editor-store.ts'
import { useAssetCache } from './host-context.ts'
import { MockupPreview } from './mockup-preview.tsx'
import { CropDialog } from './properties/crop-dialog.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

type SheetName = 'keyboard' | 'preview'
type OpenSheet = { readonly sheet: SheetName | null; readonly cropped: string | null }
type Sheets = { open(sheet: SheetName): void; openCrop(element: DesignElement): void }

const SheetContext = createContext<Sheets>({ open: () => undefined, openCrop: () => undefined })
export const useSheets = (): Sheets => useContext(SheetContext)

const none: OpenSheet = { sheet: null, cropped: null }

/** Sheets over the editor, one at a time, opened from anywhere. */
export function SheetsProvider({ children }: { children: ReactNode }) {
  const [{ sheet, cropped }, setOpen] = useState(none)
  const close = () => setOpen(none)
  const sheets = useMemo<Sheets>(
    () => ({
      open: (next) => setOpen({ ...none, sheet: next }),
      openCrop: ({ id }) => setOpen({ ...none, cropped: id }),
    }),
    [],
  )
  return (
    <SheetContext value={sheets}>
      {children}
      {sheet === 'keyboard' && <ShortcutSheet onClose={close} />}
      {sheet === 'preview' && <MockupPreview onClose={close} />}
      {cropped !== null && <CropSheet id={cropped} onClose={close} />}
    </SheetContext>
  )
}

function CropSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const assetCache = useAssetCache()
  const element = useEditor((state) => elementsOf(state).find((one) => one.id === id))
  const logo = element?.type === 'image' ? assetCache.logo(element.logo_id) : null
  if (element?.type !== 'image' || !logo || element.locked) return null
  return <CropDialog element={element} logo={logo} onClose={onClose} />
}
