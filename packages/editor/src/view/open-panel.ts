import { createContext, useContext } from 'react'

export type PanelName = 'images' | 'text' | 'shapes' | 'layers' | 'technique' | 'review'

/** `properties` only where there is no room for them at the right. */
export type OpenPanel = PanelName | 'properties' | null

type Panels = { readonly panel: OpenPanel; open(panel: OpenPanel): void }

export const PanelContext = createContext<Panels>({ panel: null, open: () => undefined })
export const usePanels = (): Panels => useContext(PanelContext)
