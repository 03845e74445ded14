import type { ComponentType } from 'react'
import { CircleAlert, Image, Layers, Shapes, Stamp, Type } from '../icons.ts'
import type { PanelName } from '../open-panel.ts'
import { ImagesPanel } from './images-panel.tsx'
import { LayersPanel } from './layers-panel.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { ShapesPanel } from './shapes-panel.tsx'
import { TechniquePanel } from './technique-panel.tsx'
import { TextPanel } from './text-panel.tsx'

type PanelRow = { icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>; body: ComponentType }

export const panels: Record<PanelName, PanelRow> = {
  technique: { icon: Stamp, body: TechniquePanel },
  images: { icon: Image, body: ImagesPanel },
  text: { icon: Type, body: TextPanel },
  shapes: { icon: Shapes, body: ShapesPanel },
  layers: { icon: Layers, body: LayersPanel },
  review: { icon: CircleAlert, body: ReviewPanel },
}

export const panelNames = Object.keys(panels) as readonly PanelName[]
