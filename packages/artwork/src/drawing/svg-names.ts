/** The words of SVG that come into a design. */

/** Drawn shapes and what they refer to. Words are not among them: they would need a machine's fonts. */
export const drawnTags = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop
  clipPath mask pattern marker image switch`.split(/\s+/),
)
export const textTags = new Set(['text', 'tspan', 'textPath'])

export const knownAttributes = new Set(
  `id transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio
  pathLength offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient
  href`.split(/\s+/),
)
/** Presentation attributes, which style sheets may set too. */
export const presentationAttributes = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path
  clip-rule mask marker-start marker-mid marker-end stop-color stop-opacity paint-order mix-blend-mode
  isolation vector-effect`.split(/\s+/),
)
