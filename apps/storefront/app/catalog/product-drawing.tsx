import { productShape } from '@estampa/domain/catalog'

type ProductDrawingProps = { name: string; category?: string | undefined }

/** The kind of a product as a line drawing, in the shop's colors. */
export function ProductDrawing({ name, category }: ProductDrawingProps) {
  const { outline, detail, accent } = productShape(name, category)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="w-3/5 max-w-80 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="50" cy="90" rx="30" ry="2.6" fill="currentColor" stroke="none" opacity="0.12" />
      <path d={outline} vectorEffect="non-scaling-stroke" className="fill-paper" />
      <path d={detail} vectorEffect="non-scaling-stroke" opacity="0.45" />
      <path d={accent} vectorEffect="non-scaling-stroke" stroke="var(--brand)" strokeWidth="2.5" />
    </svg>
  )
}
