import { Button } from '@estampa/ui/button'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { lookMessages } from '../messages/look.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { PreviewPage } from './look-sections.ts'
import type { LookDesk } from './use-look.ts'

const widths = [360, 800, 1280] as const
type PreviewWidth = (typeof widths)[number]

const pages: Record<PreviewPage, string> = {
  home: '',
  list: '/products-list/all',
  about: '/about',
  policy: '/policy',
  terms: '/terms',
}
/** A token lasts ten minutes: the next one is there before. */
const RENEW_MS = 4 * 60_000
const LATE_MS = 12_000

type LookPreviewProps = { desk: LookDesk; page: PreviewPage; onPage: (page: PreviewPage) => void }

/** The shop as the draft makes it, in a frame of three widths that fits beside the form. */
export function LookPreview({ desk, page, onPage }: LookPreviewProps) {
  const t = useMessages(lookMessages)
  const [width, setWidth] = useState<PreviewWidth>(1280)
  const options = Object.keys(pages).map((name) => ({ value: name, label: t.pages[name as PreviewPage] }))
  return (
    <section aria-label={t.preview} className="look-preview">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t.preview_page}
          className="w-45"
          options={options}
          value={page}
          onChange={({ target }) => onPage(target.value as PreviewPage)}
        />
        <fieldset aria-label={t.preview_width} className="look-widths">
          {widths.map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {t.widths[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewFrame desk={desk} page={page} width={width} />
    </section>
  )
}

function PreviewFrame({ desk, page, width }: { desk: LookDesk; page: PreviewPage; width: PreviewWidth }) {
  const t = useMessages(lookMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, refetch, isError } = useQuery({
    queryKey: [shop, 'look', 'preview'],
    queryFn: ({ signal }) => api.getLookPreview({}, { signal, isQuiet: true }),
    enabled: isOfThisShop(shop),
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
    staleTime: RENEW_MS,
  })
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const size = useSize(box)
  const scale = size ? Math.min(1, size.width / width) : 0
  const made = useFrame(frame, data, { page, version: desk.version })
  const { address, isReady, isLate, retry } = made
  useFollowing(frame, isReady ? data : undefined, { version: desk.version, first: made.first })
  useReloadForFrame(shop)
  const hasFailed = isError || (isLate && !isReady)
  return (
    <div ref={box} className="look-frame" data-phone={width === 360 || undefined}>
      {address && size && (
        <iframe
          ref={frame}
          key={address}
          title={t.preview_of}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{
            width,
            height: Math.ceil(size.height / scale),
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (size.width - width * scale) / 2),
          }}
        />
      )}
      {!isReady && (
        <div className="look-cover" role="status">
          {hasFailed ? t.preview_failed : t.preview_loading}
          {hasFailed && (
            <Button
              variant="second"
              size="small"
              onClick={() => {
                retry()
                void refetch()
              }}
            >
              {t.preview_retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What the page in the frame was made with, or told last. */
type Told = { readonly version: number; readonly token: string }
type FirstPage = Told & { readonly page: PreviewPage; readonly address: string; readonly tries: number }
type PreviewToken = { readonly url: string; readonly token: string }

/** The address of the frame stays while its page stays: later tokens come to it as messages. */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  data: PreviewToken | undefined,
  { page, version }: { page: PreviewPage; version: number },
) {
  const [tries, setTries] = useState(0)
  const [first, setFirst] = useState<FirstPage>()
  const [readyAt, setReadyAt] = useState<string>()
  const [isLate, setIsLate] = useState(false)
  if (data && (first?.page !== page || first.tries !== tries)) {
    const url = new URL(data.url)
    url.pathname += pages[page]
    // the same page again is another frame
    url.hash = tries > 0 ? `t${tries}` : ''
    setFirst({ page, address: url.href, tries, version, token: data.token })
    setIsLate(false)
  }
  const address = first?.address
  useEffect(() => {
    if (address === undefined) return
    const { origin } = new URL(address)
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      if (event.data?.lookPreview === 'ready') setReadyAt(address)
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [address, frame])
  return {
    first,
    address,
    isReady: address !== undefined && readyAt === address,
    isLate,
    retry: () => setTries((before) => before + 1),
  }
}

/** Tells the page in the frame of each save of the draft since it was asked for, and of each new token. */
function useFollowing(
  frame: RefObject<HTMLIFrameElement | null>,
  data: PreviewToken | undefined,
  { version, first }: { version: number; first: Told | undefined },
) {
  const told = useRef<Told | undefined>(undefined)
  useEffect(() => {
    told.current = first
  }, [first])
  useEffect(() => {
    if (!data || !told.current) return
    const { token } = data
    const isChanged = told.current.version !== version
    if (isChanged || told.current.token !== token) {
      frame.current?.contentWindow?.postMessage({ token, isChanged }, new URL(data.url).origin)
    }
    told.current = { version, token }
  }, [frame, data, version])
}

function useSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      // where it is not shown it has no size, and the page in it goes on
      if (width > 0) setSize({ width, height })
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [box])
  return size
}

/** A document may frame the pages of the shop for whose address it was loaded, and of no other. */
function isOfThisShop(shop: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname.split('/')[1] === shop
}

/** Whoever came here from the sign-in or from another shop loads this one's document once. */
function useReloadForFrame(shop: string): void {
  useEffect(() => {
    if (!isOfThisShop(shop)) window.location.reload()
  }, [shop])
}
