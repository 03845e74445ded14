import type { DesignElement } from '@estampa/domain/customization/design'
import { LengthField } from '../controls/length-field.tsx'
import { useEditorStore } from '../editor-store.ts'
import { useEditorMessages } from '../messages.ts'

/** Where an element lies and how large it is, in numbers: its left upper corner before the turn, centimeters. */
export function SizeAndPosition({ element }: { element: DesignElement }) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const { id, x, y, width, height, angle, locked } = element
  type At = Parameters<typeof store.send>[0] & { type: 'place' }
  const place = (at: At['at']) => store.send({ type: 'place', id, at })
  return (
    <div className="grid grid-cols-2 gap-2">
      <LengthField
        label={t.x}
        disabled={locked}
        value={(x - width / 2) / 10}
        onChange={(left) => place({ x: left * 10 + width / 2 })}
      />
      <LengthField
        label={t.y}
        disabled={locked}
        value={(y - height / 2) / 10}
        onChange={(top) => place({ y: top * 10 + height / 2 })}
      />
      <LengthField
        label={t.width}
        disabled={locked}
        value={width / 10}
        min={0.05}
        onChange={(next) => place({ width: next * 10 })}
      />
      <LengthField
        label={t.height}
        disabled={locked}
        value={height / 10}
        min={0.05}
        onChange={(next) => place({ height: next * 10 })}
      />
      <LengthField
        label={t.angle}
        disabled={locked}
        value={angle}
        step={1}
        onChange={(next) => place({ angle: ((next % 360) + 360) % 360 })}
      />
    </div>
  )
}
