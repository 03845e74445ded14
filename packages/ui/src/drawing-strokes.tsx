import type { ReactNode } from 'react'

/** Our own line drawings for places where there is nothing yet. One pen, one accent. */
export type DrawingName = 'cart' | 'search' | 'heart' | 'box' | 'lost' | 'trouble' | 'document'

const accent = { stroke: 'var(--brand)', strokeWidth: 3 }
const surface = <path d="M34 132h132" opacity="0.35" />

const drawings: Record<DrawingName, ReactNode> = {
  cart: (
    <>
      {surface}
      <path d="M44 40h14l6 14M64 54l14 50h62l14-50H64Z" />
      <path d="M84 68v22M101 68v22M118 68v22M135 68l-3 22" opacity="0.45" />
      <circle cx="88" cy="120" r="8" />
      <circle cx="130" cy="120" r="8" />
      <path d="M96 40c0-8 6-14 13-14s13 6 13 14" {...accent} />
    </>
  ),
  search: (
    <>
      {surface}
      <circle cx="92" cy="72" r="36" />
      <path d="m118 99 28 28" strokeWidth="5" />
      <path d="M74 66c3-9 10-14 20-14" {...accent} />
      <path d="M150 46h12M156 40v12M48 108h8M52 104v8" opacity="0.5" />
    </>
  ),
  heart: (
    <>
      {surface}
      <path d="M100 116S56 92 56 63c0-14 10-23 22-23 10 0 18 6 22 15 4-9 12-15 22-15 12 0 22 9 22 23 0 29-44 53-44 53Z" />
      <path d="M70 60c1-6 5-9 10-9" {...accent} />
      <path d="M152 36h10M157 31v10" opacity="0.5" />
    </>
  ),
  box: (
    <>
      {surface}
      <path d="m56 62 44-18 44 18-44 18-44-18ZM56 62v48l44 20 44-20V62M100 80v50" />
      <path d="m78 53 44 18v16" {...accent} />
      <path d="m56 62-14 12 40 18 18-12M144 62l14 12-40 18-18-12" opacity="0.5" />
    </>
  ),
  lost: (
    <>
      {surface}
      <path d="M74 128V66a26 26 0 0 1 52 0v62" />
      <path d="M62 128V64c0-22 16-38 38-38s38 16 38 38v64" opacity="0.45" />
      <path d="M88 92h24v20c0 4-3 7-7 7H95c-4 0-7-3-7-7V92ZM112 97h5c4 0 6 3 6 6s-2 6-6 6h-5" />
      <path d="M95 84c-3-4 3-6 0-11M105 84c-3-4 3-6 0-11" {...accent} />
    </>
  ),
  trouble: (
    <>
      {surface}
      <path d="M52 54h40v24c8 0 8 12 0 12v26H52V90c8 0 8-12 0-12V54Z" />
      <path d="M112 50h40v24c8 0 8 12 0 12v26h-40V86c8 0 8-12 0-12V50Z" transform="rotate(8 132 81)" />
      <path d="m98 44 4-10M108 46l8-8M90 46l-6-8" {...accent} />
    </>
  ),
  document: (
    <>
      {surface}
      <path d="M68 28h46l22 22v82H68V28Z" />
      <path d="M114 28v22h22" />
      <path d="M82 70h40M82 84h40M82 98h24" opacity="0.5" />
      <path d="m108 112 6 6 14-16" {...accent} />
    </>
  ),
}

export function DrawingStrokes({ name }: { name: DrawingName }) {
  return drawings[name]
}
