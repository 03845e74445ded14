import { clsx } from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useCallback, useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type CarouselProps = {
  label: string
  previous: string
  next: string
  /** Names one slide, e.g. «2 de 5». */
  position: (at: number, of: number) => string
  children: ReactNode
  /** The width of a slide: Tailwind's basis classes. */
  slideClass?: string
  gap?: number
  loop?: boolean
  /** Below the slides, over their lower edge, or not at all. */
  dots?: 'below' | 'over' | 'none'
  selected?: number
  onSelect?: (index: number) => void
}

/** Slides that a finger, the arrows or the dots move. It never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { label, position, children, slideClass = 'basis-full', gap = 0, loop = false, dots = 'below' } = props
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', containScroll: 'trimSnaps' })
  const { at, stops, go } = useStops(embla, props.selected, props.onSelect)
  const slides = Children.toArray(children)
  return (
    <section aria-roledescription="carrusel" aria-label={label} className="relative">
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y" style={{ marginInlineStart: -gap }}>
          {slides.map((slide, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity beside their place
              key={index}
              className={clsx('min-w-0 shrink-0 grow-0', slideClass)}
              style={{ paddingInlineStart: gap }}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {stops > 1 && <Arrows {...props} at={at} stops={stops} go={go} />}
      {dots !== 'none' && stops > 1 && <Dots over={dots === 'over'} at={at} stops={stops} go={go} position={position} />}
    </section>
  )
}

type Embla = ReturnType<typeof useEmblaCarousel>[1]

function useStops(
  embla: Embla,
  selected: number | undefined,
  onSelect: ((index: number) => void) | undefined,
) {
  const [state, setState] = useState({ at: 0, stops: 0 })
  useEffect(() => {
    if (!embla) return
    const read = () => setState({ at: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length })
    const tell = () => onSelect?.(embla.selectedScrollSnap())
    read()
    embla.on('select', read).on('reInit', read).on('select', tell)
    return () => {
      embla.off('select', read).off('reInit', read).off('select', tell)
    }
  }, [embla, onSelect])
  useEffect(() => {
    if (embla && selected !== undefined) embla.scrollTo(selected)
  }, [embla, selected])
  const go = useCallback((index: number) => embla?.scrollTo(index), [embla])
  return { ...state, go }
}

type Stops = { at: number; stops: number; go: (index: number) => void }

const arrowClass = 'absolute! top-1/2 z-10 hidden -translate-y-1/2 bg-paper! shadow-lifted sm:grid'

function Arrows({ at, stops, go, loop, previous, next }: CarouselProps & Stops) {
  return (
    <>
      <IconButton
        label={previous}
        className={clsx(arrowClass, 'left-3')}
        disabled={!loop && at === 0}
        onClick={() => go((at - 1 + stops) % stops)}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={next}
        className={clsx(arrowClass, 'right-3')}
        disabled={!loop && at === stops - 1}
        onClick={() => go((at + 1) % stops)}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function Dots({ over, at, stops, go, position }: Stops & Pick<CarouselProps, 'position'> & { over: boolean }) {
  return (
    <div className={clsx('flex justify-center gap-1', over ? 'absolute inset-x-0 bottom-1' : 'mt-3')}>
      {Array.from({ length: stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          aria-label={position(index + 1, stops)}
          aria-current={index === at}
          onClick={() => go(index)}
          className="grid size-6 place-items-center before:h-1.5 before:w-1.5 before:rounded-full before:bg-line-strong before:transition-all aria-[current=true]:before:w-4 aria-[current=true]:before:bg-ink"
        />
      ))}
    </div>
  )
}
