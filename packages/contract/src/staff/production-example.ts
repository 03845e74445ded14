import type { z } from 'zod'
import type { PdfFile } from '../documents.ts'
import { exampleOrderId } from './example.ts'
import type { ProductionBoard, ProductionOrder, ProductionPosition } from './production-order.ts'

const stages = [
  { key: 'films', name: 'Películas' },
  { key: 'screens', name: 'Shablones' },
  { key: 'press', name: 'En prensa' },
]
const address = '/files/tlk2q0/Zr0vJxY2mB7tKp1LwN8sD5hF4gC6aE9uQyTiRoWzXq3/shops/1'
const met = { isMet: true, waiver: null }

export const examplePosition: z.input<typeof ProductionPosition> = {
  orderId: exampleOrderId,
  technique: 3,
  stage: 'press',
  version: 3,
  blocked: null,
  orderState: 'in_production',
}

export const exampleBoard: z.input<typeof ProductionBoard> = {
  techniques: [{ id: 3, name: 'Serigrafía', open: 1 }],
  technique: 3,
  stages: [{ key: 'waiting', name: 'Por empezar' }, ...stages, { key: 'done', name: 'Terminado' }],
  cards: [
    {
      orderId: exampleOrderId,
      number: 42,
      orderState: 'in_production',
      buyer: 'Paz S.A.',
      productName: 'Remera Clásica',
      moreProducts: 0,
      units: 120,
      colors: 2,
      places: 1,
      widthMm: 100,
      heightMm: 80,
      image: null,
      promised: '2026-12-09',
      placedAt: '2026-11-21T14:03:00.000Z',
      stage: 'screens',
      version: 2,
      blocked: null,
      movedBy: 'Ana Taller',
      movedAt: '2026-11-22T10:00:00.000Z',
      conditions: { payment: true, goods: true, proof: true },
    },
  ],
  isCut: false,
}

export const exampleProductionOrder: z.input<typeof ProductionOrder> = {
  id: exampleOrderId,
  number: 42,
  state: 'in_production',
  buyer: 'Paz S.A.',
  comment: '',
  placedAt: '2026-11-21T14:03:00.000Z',
  promised: '2026-12-09',
  conditions: [
    { name: 'payment', ...met },
    { name: 'goods', ...met },
    { name: 'proof', ...met },
  ],
  lines: [
    {
      id: '7f1f7a3e-58a7-4d0a-8a37-64a7b1e0a001',
      productName: 'Remera Clásica',
      image: null,
      units: 120,
      tally: [
        { name: 'Negro · M', sku: 'REM-NEG-M', units: 70 },
        { name: 'Negro · L', sku: 'REM-NEG-L', units: 50 },
      ],
      decorations: [
        {
          technique: 3,
          techniqueName: 'Serigrafía',
          areaId: 12,
          area: 'Frente',
          colors: [{ name: 'Blanco', hex: '#ffffff' }],
          hasNamedInks: true,
          colorCount: 1,
          whiteBase: '',
          persons: 0,
          widthMm: 100,
          heightMm: 80,
          cut: 'Óvalo de 120 × 100 mm, con 3 mm de sangrado',
          position: null,
          thousandStitches: null,
          instructions: '',
          picture: null,
        },
      ],
    },
  ],
  jobs: [
    {
      technique: 3,
      techniqueName: 'Serigrafía',
      units: 120,
      stages,
      stage: 'screens',
      version: 2,
      blocked: null,
      history: [
        {
          kind: 'moved',
          from: 'Películas',
          to: 'Shablones',
          note: '',
          who: 'Ana Taller',
          at: '2026-11-22T10:00:00.000Z',
        },
      ],
    },
  ],
  film: [],
  proof: { number: 1, answer: 'approved', image: null },
  files: [
    {
      kind: 'archive',
      name: 'pedido-42.zip',
      use: null,
      bytes: 1_482_104,
      url: `${address}/orders/7f1f7a3e/artwork.zip`,
    },
    {
      kind: 'print_file',
      name: '1-frente.pdf',
      use: 'art',
      bytes: 48_210,
      url: `${address}/orders/7f1f7a3e/print/1-frente.pdf`,
    },
  ],
  isWaitingForFiles: false,
}

export const exampleWorkOrder: z.input<typeof PdfFile> = {
  url: `${address}/work-orders/2c26b46b68ffc68ff99b453c1d304134/orden-42-A4.pdf`,
  name: 'orden-42-A4.pdf',
}
