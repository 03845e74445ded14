import { maxInstructions } from '@estampa/domain/customization'
import type { TakenInk } from '@estampa/domain/customization/take-ink'
import { Field } from '@estampa/ui/field'
import { RadioCards } from '@estampa/ui/radio-cards'
import { TextArea } from '@estampa/ui/text-input'
import { PanelHeading, PanelText } from '../controls/panel.tsx'
import { areaOf, useEditor, useEditorStore, viewOf } from '../editor-store.ts'
import type { EditorTechnique } from '../host.ts'
import { useAssetCache, useHost } from '../host-context.ts'
import { InkList } from '../ink-list.tsx'
import { inkMessages } from '../messages/inks.ts'
import { sewingThreadMessages } from '../messages/threads.ts'
import { useEditorMessages } from '../messages.ts'
import { useAreaInks, useAreaThreads, usePreflightStatus } from '../preflight.ts'
import { editorTechniquesFor, setTechniqueAction } from '../techniques.ts'
import { ThreadList } from '../thread-list.tsx'
import { useTechnique } from '../use-technique.ts'
import { useHostTechniquePrices } from '../use-technique-prices.ts'

/** The technique of the open print area, and instructions for the workshop. */
export function TechniquePanel() {
  const t = useEditorMessages()
  const host = useHost()
  const store = useEditorStore()
  const area = useEditor(areaOf)
  const technique = useTechnique()
  const offered = editorTechniquesFor(host, area.id)
  const prices = useHostTechniquePrices()
  return (
    <>
      <PanelText>{t.technique_text}</PanelText>
      <RadioCards
        label={`${t.panel_technique}: ${area.name}`}
        value={technique ? String(technique.id) : undefined}
        onChange={(value) => {
          const chosen = offered.find((one) => String(one.id) === value)
          const place = host.places.find(({ id }) => id === area.id)
          if (chosen && place) store.send(setTechniqueAction(chosen, place))
        }}
        options={offered.map((one) => ({
          value: String(one.id),
          title: one.name,
          detail: <Facts technique={one} price={prices.get(one.id)} />,
        }))}
      />
      {prices.size > 0 && <p className="mt-3 text-12 text-ink-faint">{t.each_text}</p>}
      {technique?.pricing === 'stitches' ? (
        <Threads technique={technique} />
      ) : (
        technique && technique.colours.length > 0 && <Palette technique={technique} />
      )}
      {technique?.pricing === 'colour' && <Inks />}
      <div className="mt-6">
        <Instructions key={area.id} />
      </div>
    </>
  )
}

type FactsProps = { technique: EditorTechnique; price: string | undefined }

function Facts({ technique, price }: FactsProps) {
  const { techniquePrices } = useHost()
  const t = useEditorMessages()
  const { most, maxColours, minimum, days, pricing } = technique
  const prices = { colour: t.by_colour, area: t.by_area, stitches: t.by_stitches, flat: t.by_flat }
  const facts = [
    maxColours === null ? t.full_colour : t.until_colours(maxColours),
    most.width !== null && most.height !== null ? t.until_size(most.width, most.height) : null,
    t.days(days),
    minimum !== null && minimum > 1 ? t.minimum(minimum) : null,
  ].filter((fact) => fact !== null)
  return (
    <>
      <span className="block">{technique.description}</span>
      <span className="mt-1.5 block text-12 text-ink-soft">{facts.join(' · ')}</span>
      <span className="block text-12 text-ink-faint">{prices[pricing]}</span>
      {/* as high before it is known */}
      {techniquePrices && <span className="mt-1 block min-h-5 font-semibold text-ink">{price}</span>}
    </>
  )
}

function Palette({ technique }: { technique: EditorTechnique }) {
  const t = useEditorMessages()
  return (
    <>
      <PanelHeading>{t.palette}</PanelHeading>
      <ul className="flex flex-wrap gap-1">
        {technique.colours.map(({ name, hex }) => (
          <li
            key={hex}
            title={name}
            className="relative size-6 rounded-full border border-line-strong"
            style={{ backgroundColor: hex }}
          >
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The threads with which the open area is embroidered. */
function Threads({ technique }: { technique: EditorTechnique }) {
  const { locale } = useHost()
  const store = useEditorStore()
  const view = useEditor(viewOf)
  const threads = useAreaThreads(view.printing_area_id)
  const { isUnderWay } = usePreflightStatus()
  return (
    <>
      <PanelHeading>{sewingThreadMessages[locale].title}</PanelHeading>
      <ThreadList
        locale={locale}
        threads={view.elements.length > 0 ? threads : []}
        isUpdating={isUnderWay}
        chart={technique.colours}
        choices={view.threadChoices ?? []}
        onChoices={(choices) => store.send({ type: 'choose_threads', choices })}
      />
    </>
  )
}

/** The inks in which the open area is printed. */
function Inks() {
  const { locale, suggestInks } = useHost()
  const colorsOf = useColorsOf()
  const store = useEditorStore()
  const view = useEditor(viewOf)
  const inks = useAreaInks(view.printing_area_id)
  if (view.elements.length === 0 || inks.length === 0) return null
  return (
    <>
      <PanelHeading>{inkMessages[locale].title}</PanelHeading>
      <InkList
        locale={locale}
        inks={inks}
        names={view.inkNames ?? []}
        onNames={(names) => store.send({ type: 'name_inks', names })}
        suggestInks={suggestInks}
        onTake={(from, ink) => store.send({ type: 'take_ink', from, ink, inks, colorsOf })}
        onSettle={() => store.send({ type: 'settle' })}
      />
    </>
  )
}

/** The colors of pictures that have come; of one that has not, nobody knows them yet. */
function useColorsOf(): TakenInk['colorsOf'] {
  const assetCache = useAssetCache()
  return (element) => {
    if (element.type === 'clip_art') {
      const colors = assetCache.coloursOf(element.source)
      return { isDrawing: colors.length > 0, colors }
    }
    const logo = assetCache.logo(element.logo_id)
    return { isDrawing: logo?.drawing_url != null, colors: logo?.colours ?? [] }
  }
}

function Instructions() {
  const t = useEditorMessages()
  const store = useEditorStore()
  const instructions = useEditor((state) => viewOf(state).instructions)
  return (
    <Field
      label={t.instructions}
      optional={t.optional}
      hint={`${t.instructions_hint} ${instructions.length}/${maxInstructions}`}
    >
      {(aria) => (
        <TextArea
          {...aria}
          rows={3}
          maxLength={maxInstructions}
          value={instructions}
          onChange={(event) => store.send({ type: 'instruct', instructions: event.target.value })}
        />
      )}
    </Field>
  )
}
