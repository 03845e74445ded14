import type { ImageElement, InkName, Recolor } from '@estampa/domain/customization/design'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { InkList } from '@estampa/editor/view/ink-list'
import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { QuantityInput } from '@estampa/ui/quantity-input'
import { Spinner } from '@estampa/ui/spinner'
import { useLocale, useMessages } from '@estampa/web/messages'
import type { Technique } from '../../catalog/load-product.ts'
import { customizeMessages } from '../../messages/customize.ts'
import type { Logo } from '../draft.ts'
import { inksOf } from '../inks.ts'
import { useLogoReduction } from '../use-logo-reduction.ts'
import { useSuggestInks } from '../use-suggest-inks.ts'

type ColorsStepProps = {
  logo: Logo
  /** The logo as it was before its colors were reduced here; the same one where they were not. */
  original: Logo
  picture: ImageElement
  technique: Technique
  /** The color of the product that is shown. */
  productColor: string | null
  onLogo: (logo: Logo) => void
  /** The logo is being reduced. */
  onWorking: (isWorking: boolean) => void
  onRecolor: (recolors: readonly Recolor[]) => void
  onContinue: () => void
  /** Of this print area, as they are measured; hex. null: they are not measured yet. */
  inks: readonly string[] | null
  inkNames: readonly InkName[]
  onInkNames: (names: readonly InkName[]) => void
  /** An ink of the shop's chart in place of the color `from`, which is one of `inks`. */
  onTakeInk: (from: string, ink: SpotInk, inks: readonly string[]) => void
}

/** A logo is reduced to at most so many colors. */
const MAX_REDUCED = 16

/** The inks of a print: the picture itself takes the chosen colors. */
export function ColorsStep(props: ColorsStepProps) {
  const { logo, original, picture, technique, productColor, onLogo, onContinue } = props
  const t = useMessages(customizeMessages)
  const locale = useLocale()
  const suggestInks = useSuggestInks()
  const { reduce, isWorking, failure } = useLogoReduction(props)
  const max = Math.min(technique.maxColours ?? MAX_REDUCED, MAX_REDUCED)
  const countOf = (one: Logo) => inksOf(one, picture, productColor).length
  const [own, count] = [countOf(original), countOf(logo)]
  const isReduced = logo.id !== original.id && own > count
  return (
    <div className="grid gap-4" aria-busy={isWorking}>
      <InkCount
        {...props}
        max={max}
        own={own}
        isWorking={isWorking}
        onCount={(inks) => {
          if (inks >= own && own > 0) return onLogo(original)
          // a background that is not printed stays
          void reduce(original, Math.min(inks + original.colours.length - own, MAX_REDUCED))
        }}
      />
      {isReduced && <p className="text-14 text-warning">{t.many_colours(own, count)}</p>}
      {failure && (
        <p role="alert" className="flex gap-2 text-14 text-error">
          <Icon name="circle-exclamation-point" size={18} className="mt-px shrink-0" />
          {failure}
        </p>
      )}
      {technique.pricing === 'colour' && (
        <div>
          <InkList
            locale={locale}
            inks={props.inks ?? []}
            names={props.inkNames}
            onNames={props.onInkNames}
            suggestInks={suggestInks}
            onTake={(from, ink) => props.onTakeInk(from, ink, props.inks ?? [])}
            expected={props.inks ? 0 : count}
          />
        </div>
      )}
      <Button variant="second" disabled={isWorking} onClick={onContinue}>
        {t.continue}
      </Button>
    </div>
  )
}

type InkCountProps = ColorsStepProps & {
  max: number
  /** The inks of the original logo. */
  own: number
  isWorking: boolean
  onCount: (inks: number) => void
}

function InkCount(props: InkCountProps) {
  const { logo, picture, productColor, max, own, isWorking, onCount, onRecolor } = props
  const t = useMessages(customizeMessages)
  const inks = inksOf(logo, picture, productColor)
  const count = inks.length
  return (
    <>
      <p className="text-14 text-ink-soft">{t.colours_text}</p>
      {count > 0 ? (
        <div className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-2 text-14 font-semibold">
            {t.colours_count}
            {isWorking && <Spinner size={16} label={t.reducing} />}
          </span>
          <QuantityInput
            value={count}
            least={1}
            most={Math.min(max, Math.max(own, 1))}
            label={t.colours_count}
            fewer={t.fewer}
            more={t.more}
            disabled={isWorking}
            onChange={(colors) => colors > 0 && colors !== count && onCount(colors)}
          />
        </div>
      ) : (
        <Button size="small" className="justify-self-start" isBusy={isWorking} onClick={() => onCount(max)}>
          {t.reduce_to(max)}
        </Button>
      )}
      <FoundColors inks={inks} logo={logo} picture={picture} onRecolor={onRecolor} />
      <p className="text-12 text-ink-faint">{t.most_colours(max)}</p>
    </>
  )
}

type FoundColorsProps = Pick<ColorsStepProps, 'logo' | 'picture' | 'onRecolor'> & {
  inks: readonly string[]
}

/** The colors of the logo; those of a drawing can be exchanged one by one. */
function FoundColors({ inks, logo, picture, onRecolor }: FoundColorsProps) {
  const t = useMessages(customizeMessages)
  const colors = inks.slice(0, 12).map((hex) => hex.toLowerCase())
  if (colors.length === 0) return null
  const nowOf = (from: string) => picture.recolours.find((one) => one.from === from)?.to ?? from
  const become = (from: string, to: string) => {
    const others = picture.recolours.filter((one) => one.from !== from)
    onRecolor(from === to ? others : [...others, { from, to }])
  }
  return (
    <div className="flex items-center gap-3 text-14 text-ink-soft">
      {t.found_colours}
      <ul className="flex flex-wrap gap-1.5">
        {colors.map((hex) => (
          <li key={hex}>
            {logo.drawing_url === null ? (
              <ColorDot name={hex} color={hex} size={22} />
            ) : (
              <label
                title={t.recolour(nowOf(hex))}
                className="thumb relative block cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <ColorDot name="" color={nowOf(hex)} size={22} />
                <input
                  type="color"
                  aria-label={t.recolour(nowOf(hex))}
                  value={nowOf(hex)}
                  onChange={(event) => become(hex, event.target.value.toLowerCase())}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
              </label>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
