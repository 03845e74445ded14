import type { ReactNode } from 'react'

/** One small drawing per way of decorating; a technique that we do not know gets the brush. */
const drawings: Record<string, ReactNode> = {
  // a squeegee over a frame
  screen_printing: <path d="M3 14h14M5 14V9h10v5M10 9V3M3 17h14" />,
  // needle and thread
  embroidery: <path d="M16.5 3.5 7 13M7 13l-3.5 3.5M14 4l2 2M7 13c-3-4 1-7 4-5s4 6 6 8" />,
  // a beam on a plate
  laser: <path d="M10 2.5V11M4 16.5h12M10 11l-3 2.5M10 11l3 2.5M10 11v3M7.5 2.5h5" />,
  // a printer
  digital_printing: <path d="M5.5 8V3h9v5M5.5 14H3.5V8h13v6h-2M5.5 12h9v5h-9z" />,
  // rising heat
  sublimation: <path d="M4 16.5h12M6 13c-2-3 2-4 0-7M10 13c-2-3 2-4 0-8M14 13c-2-3 2-4 0-7" />,
  // a pad coming down
  pad_printing: <path d="M7 3h6v4l2.5 3.5c0 2-2.5 3-5.5 3s-5.5-1-5.5-3L7 7zM3.5 17h13" />,
  // a lamp
  uv_printing: (
    <path d="M10 3v2M4.5 5.5 6 7M15.5 5.5 14 7M3 11h2M15 11h2M6.5 12a3.5 3.5 0 0 1 7 0M4 16.5h12" />
  ),
  // a film coming off
  transfer: <path d="M3.5 16.5h13M5 13.5h8M5 13.5V7l3-3h8M13 13.5c0-4 1-6 3-9.5" />,
}
const brush = (
  <path d="M16.5 3.5 9 11M9 11c-2-1-4 0-4 2.5S3.5 16.5 3 16.5c3 .8 7.5 0 7.5-3.5 0-1-.5-1.6-1.5-2z" />
)

export function TechniqueIcon({ technique, size = 18 }: { technique: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {Object.hasOwn(drawings, technique) ? drawings[technique] : brush}
    </svg>
  )
}
