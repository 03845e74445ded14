import type { ImageElement } from '@estampa/domain/customization/design'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { QuantityInput } from '@estampa/ui/quantity-input'
import { useEffect, useRef, useState } from 'react'
import { BusySpinner } from '../controls/busy-spinner.tsx'
import { ColorPicker } from '../controls/color-picker.tsx'
import { useEditorStore } from '../editor-store.ts'
import { type EditorLogo, type EditorLogoEdit, isEditorFailure } from '../host.ts'
import { useAssetCache, useHost } from '../host-context.ts'
import { useEditorMessages } from '../messages.ts'
import { useTechnique } from '../use-technique.ts'

type LogoToolsProps = { element: ImageElement; logo: EditorLogo }
/** By how much a logo is to be thickened only a preflight check knows. */
type Tool = Exclude<EditorLogoEdit['tool'], 'thicken'>

const toolNames: readonly Tool[] = ['remove_background', 'reduce_colours', 'vectorise', 'single_colour']

/** Tools that prepare a logo for production. Each is tried first: before and after stand side by side. */
export function LogoTools({ element, logo }: LogoToolsProps) {
  const t = useEditorMessages()
  const [tool, setTool] = useState<Tool | null>(null)
  const work = useLogoEdit(logo)
  return (
    <section>
      <h3 className="mb-2 text-12 text-ink-soft">{t.logo_tools}</h3>
      <div className="grid grid-cols-2 gap-2">
        {toolNames.map((name) => (
          <Button
            key={name}
            variant="second"
            size="small"
            className="px-2! leading-tight"
            disabled={element.locked || work.isWorking}
            aria-expanded={tool === name}
            onClick={() => {
              work.reset()
              setTool(tool === name ? null : name)
            }}
          >
            {t[name]}
          </Button>
        ))}
      </div>
      {tool !== null && (
        <div className="mt-3 grid gap-3 rounded-base bg-wash p-3">
          {work.result ? (
            <Compare element={element} logo={logo} result={work.result} onDone={() => setTool(null)} />
          ) : (
            <LogoEditAttempt key={tool} tool={tool} work={work} />
          )}
        </div>
      )}
    </section>
  )
}

export function useLogoEdit(logo: EditorLogo) {
  const { desk } = useHost()
  const [isWorking, setIsWorking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [result, setResult] = useState<EditorLogo | null>(null)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])
  const reset = () => {
    asking.current?.abort()
    setResult(null)
    setTrouble(null)
  }
  const run = async (edit: EditorLogoEdit) => {
    reset()
    const now = new AbortController()
    asking.current = now
    setIsWorking(true)
    const answer = await desk.edit(logo, edit, now.signal)
    setIsWorking(false)
    if (now.signal.aborted) return
    if (isEditorFailure(answer)) setTrouble(answer.trouble)
    else setResult(answer)
  }
  return { isWorking, trouble, result, reset, run: (edit: EditorLogoEdit) => void run(edit) }
}

type LogoEditState = ReturnType<typeof useLogoEdit>

/** The options of the tool, asked before it starts. */
function LogoEditAttempt({ tool, work }: { tool: Tool; work: LogoEditState }) {
  const t = useEditorMessages()
  const technique = useTechnique()
  const [colors, setColors] = useState(Math.min(technique?.maxColours ?? 4, 4))
  const [withPalette, setWithPalette] = useState((technique?.colours.length ?? 0) > 0)
  const [color, setColor] = useState(technique?.colours[0]?.hex ?? '#111111')
  const palette = technique?.colours.map(({ hex }) => hex.toLowerCase()) ?? []
  const edits: Record<Tool, EditorLogoEdit> = {
    remove_background: { tool: 'remove_background' },
    reduce_colours: { tool: 'reduce_colours', colours: colors, palette: withPalette ? palette : [] },
    vectorise: { tool: 'vectorise', colours: colors },
    single_colour: { tool: 'single_colour', colour: color.toLowerCase() },
  }
  return (
    <>
      {(tool === 'reduce_colours' || tool === 'vectorise') && (
        <div className="flex items-center justify-between gap-2 text-14">
          {t.colours_count}
          <QuantityInput
            value={colors}
            least={1}
            most={12}
            label={t.colours_count}
            fewer={t.fewer}
            more={t.more_colours}
            onChange={setColors}
          />
        </div>
      )}
      {tool === 'reduce_colours' && palette.length > 0 && (
        <Checkbox
          label={t.with_palette}
          checked={withPalette}
          onChange={(event) => setWithPalette(event.target.checked)}
        />
      )}
      {tool === 'single_colour' && (
        <ColorPicker label={t.colour} value={color} colours={technique?.colours ?? []} onChange={setColor} />
      )}
      <Button size="small" isBusy={work.isWorking} onClick={() => work.run(edits[tool])}>
        {t.try_tool}
      </Button>
      {work.isWorking && <BusySpinner label={t.working} />}
      {work.trouble && (
        <p role="alert" className="text-14 text-error">
          {work.trouble}
        </p>
      )}
    </>
  )
}

type CompareProps = LogoToolsProps & { result: EditorLogo; onDone: () => void }

function Compare({ element, logo, result, onDone }: CompareProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const assetCache = useAssetCache()
  const use = () => {
    assetCache.put(result)
    const aspect = result.width / result.height
    store.send({ type: 'replace_logo', id: element.id, logo_id: result.id, aspect })
    onDone()
  }
  const sides = [
    { title: t.before, src: logo.preview_url },
    { title: t.after, src: result.preview_url },
  ]
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {sides.map(({ title, src }) => (
          <figure key={title}>
            <img
              src={src}
              alt={title}
              className="checkered aspect-square w-full rounded-base border border-line object-contain p-1"
            />
            <figcaption className="mt-1 text-center text-12 text-ink-soft">{title}</figcaption>
          </figure>
        ))}
      </div>
      <Button size="small" onClick={use}>
        {t.use_result}
      </Button>
      <Button variant="quiet" size="small" onClick={onDone}>
        {t.keep_first}
      </Button>
    </>
  )
}
