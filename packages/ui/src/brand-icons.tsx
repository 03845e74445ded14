import type { ReactNode } from 'react'

/** Marks of the networks that shops link to, drawn by us in one line weight. */
const marks: Record<string, ReactNode> = {
  WP: (
    <>
      <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19L4 20Z" />
      <path
        d="M9.2 7.9c-.9.5-1 1.7-.5 2.9.9 2.2 2.9 4 5 4.6 1.2.3 2.2-.3 2.4-1.400l-2.1-1.1-.9.9c-1.2-.4-2.3-1.5-2.7-2.600l.8-.9-1-2.100Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  IG: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <circle cx="16.6" cy="7.4" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  FB: (
    <path d="M14 20v-6.500h2.500l.5-3h-3V8.700c0-1 .4-1.7 1.7-1.700H17V4.300C16.5 4.2 15.7 4 14.8 4 12.5 4 11 5.4 11 8v2.500H8.500v3H11V20" />
  ),
  IN: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8 11v5M11.5 16v-5M11.5 13.300c0-1.4 1-2.3 2.2-2.300s2.3.8 2.3 2.500V16" />
      <circle cx="8" cy="8.2" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  YT: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.500v-5Z" fill="currentColor" stroke="none" />
    </>
  ),
  TK: <path d="M13 4v10.500a3.3 3.3 0 1 1-3.3-3.300M13 4c.3 2.6 2 4.3 4.5 4.5" />,
  X: <path d="M5 5l14 14M19 5 5 19" />,
}

export function BrandIcon({ name, size = 22 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        {marks[name]}
      </g>
    </svg>
  )
}
