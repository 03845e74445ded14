import type { Point } from '@estampa/domain/customization/design'

/** A short text on a surface of its own, legible on every product. */
export function StageLabel({ at, text, fill }: { at: Point; text: string; fill: string }) {
  const width = text.length * 6.6 + 12
  return (
    <g>
      <rect x={at.x - width / 2} y={at.y - 10} width={width} height={20} rx={4} fill={fill} stroke="none" />
      <text
        x={at.x}
        y={at.y + 4}
        textAnchor="middle"
        fill="#fff"
        stroke="none"
        className="font-medium tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}
