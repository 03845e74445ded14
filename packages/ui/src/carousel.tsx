import { clsx } from 'clsx'
import type { EmblaCarouselType } from 'embla-carousel'
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
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
  /** Arrows at the sides and dots below; all of them in one row over the lower edge; or none. */
  controls?: 'sides' | 'row' | 'none'
  selected?: number
  onSelect?: (index: number) => void
  className?: string
}

/** Slides that a finger, the arrows or the dots move. It never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { label, children, slideClass = 'basis-full', gap = 0, loop = false, controls = 'sides' } = props
  const { viewport, embla } = useEmbla(loop)
  const { at, stops, go } = useStops(embla, props.selected, props.onSelect)
  const slides = Children.toArray(children)
  return (
    <section aria-roledescription="carrusel" aria-label={label} className={clsx('relative', props.className)}>
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
      {stops > 1 && controls === 'sides' && <SideControls {...props} at={at} stops={stops} go={go} />}
      {stops > 1 && controls === 'row' && <RowControls {...props} at={at} stops={stops} go={go} />}
    </section>
  )
}

/** The slider library is loaded when the carousel comes near the screen: until then its first slide stands still. */
function useEmbla(loop: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  useEffect(() => {
    const node = viewport.current
    if (!node) return
    const left = new AbortController()
    const open = async () => {
      const { default: make } = await import('embla-carousel')
      if (left.signal.aborted) return
      const carousel = make(node, { loop, align: 'start', containScroll: 'trimSnaps' })
      left.signal.addEventListener('abort', carousel.destroy)
      setEmbla(carousel)
    }
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        void open()
      },
      { rootMargin: '50%' },
    )
    watch.observe(node)
    return () => {
      watch.disconnect()
      left.abort()
      setEmbla(undefined)
    }
  }, [loop])
  return { viewport, embla }
}

function useStops(
  embla: EmblaCarouselType | undefined,
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

type ControlsProps = Pick<CarouselProps, 'loop' | 'previous' | 'next' | 'position'> & Stops

const sideClass = 'absolute! top-1/2 z-10 hidden -translate-y-1/2 bg-paper! shadow-lifted sm:grid'

function SideControls(props: ControlsProps) {
  return (
    <>
      <Previous {...props} className={clsx(sideClass, 'left-3')} />
      <Next {...props} className={clsx(sideClass, 'right-3')} />
      <div className="mt-3 flex justify-center">
        <Dots {...props} />
      </div>
    </>
  )
}

function RowControls(props: ControlsProps) {
  return (
    <div className="carousel-row">
      <Previous {...props} className="hover:bg-transparent" />
      <Dots {...props} />
      <Next {...props} className="hover:bg-transparent" />
    </div>
  )
}

type ArrowProps = ControlsProps & { className: string }

function Previous({ at, stops, go, loop, previous, className }: ArrowProps) {
  return (
    <IconButton
      label={previous}
      className={className}
      disabled={!loop && at === 0}
      onClick={() => go((at - 1 + stops) % stops)}
    >
      <Icon name="chevron-left" size={22} />
    </IconButton>
  )
}

function Next({ at, stops, go, loop, next, className }: ArrowProps) {
  return (
    <IconButton
      label={next}
      className={className}
      disabled={!loop && at === stops - 1}
      onClick={() => go((at + 1) % stops)}
    >
      <Icon name="chevron-right" size={22} />
    </IconButton>
  )
}

function Dots({ at, stops, go, position }: ControlsProps) {
  return (
    <div className="flex justify-center gap-1">
      {Array.from({ length: stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          aria-label={position(index + 1, stops)}
          aria-current={index === at}
          onClick={() => go(index)}
          className="carousel-dot"
        />
      ))}
    </div>
  )
}
