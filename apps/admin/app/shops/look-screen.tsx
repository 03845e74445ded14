import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { lookMessages } from '../messages/look.ts'
import { useMay, useShop } from '../session/account.ts'
import { BannerListSection } from './banner-section.tsx'
import { ClientLogoSection } from './client-section.tsx'
import { ColorSection } from './color-section.tsx'
import { PublicationSection } from './history-section.tsx'
import { HomeBlockSection } from './home-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { LookPreview } from './look-preview.tsx'
import { type LookSection, lookSections, type PreviewPage } from './look-sections.ts'
import { MeanwhileLook } from './meanwhile-look.tsx'
import { PageTextSection } from './page-text-section.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { SectionProps } from './section-props.ts'
import { TemplateSection } from './template-section.tsx'
import { TextSection } from './text-section.tsx'
import { TypefaceSection } from './typeface-section.tsx'
import { type LookDesk, useLook } from './use-look.ts'
import { type LookDraft, useLookDraft } from './use-look-draft.ts'

/** The look of a shop: the form at one side and the shop as it would be at the other, on a phone one after the other. */
export function LookScreen() {
  const t = useMessages(lookMessages)
  const { name } = useShop()
  const { data, error, refetch } = useLook()
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={<span className="block max-w-reading">{t.text}</span>} />
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={t.loading} rows={8} />}
      {data && <LookDeskView desk={data} />}
    </>
  )
}

const sections: Record<LookSection['name'], ComponentType<SectionProps>> = {
  template: TemplateSection,
  typeface: TypefaceSection,
  color: ColorSection,
  logo: LogoSection,
  banners: BannerListSection,
  clients: ClientLogoSection,
  home: HomeBlockSection,
  texts: TextSection,
  pages: PageTextSection,
  history: PublicationSection,
}

function LookDeskView({ desk }: { desk: LookDesk }) {
  const t = useMessages(lookMessages)
  const may = useMay()
  const params = useParams()
  const draft = useLookDraft(desk)
  const section = lookSections.find(({ name }) => name === params.section) ?? lookSections[0]
  const [shown, setShown] = useState<{ section: string; page: PreviewPage }>()
  const [isPreview, setIsPreview] = useState(false)
  const Section = sections[section.name]
  const page = shown?.section === section.name ? shown.page : section.shows
  return (
    <>
      <SectionTabs current={section} draft={draft} />
      <fieldset className="look-view" aria-label={t.preview}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={isPreview === one}
            onClick={() => setIsPreview(one)}
          >
            {one ? t.preview : t.edit}
          </button>
        ))}
      </fieldset>
      <div className="look" data-shows={isPreview ? 'preview' : 'form'}>
        <section aria-labelledby="look-section" className="look-form">
          <h2 id="look-section" className="text-16 font-semibold">
            {t.sections[section.name]}
          </h2>
          <p className="mt-1 mb-4 max-w-reading text-13 text-ink-soft">{t.about[section.name]}</p>
          <MeanwhileLook draft={draft} />
          {!may('shop.edit') && <p className="mb-4 rounded-base bg-wash px-3 py-2 text-13">{t.only_view}</p>}
          <fieldset disabled={!may('shop.edit')} className="min-w-0">
            <Section draft={draft} onShow={(next) => setShown({ section: section.name, page: next })} />
          </fieldset>
        </section>
        <LookPreview
          desk={desk}
          page={page}
          onPage={(next) => setShown({ section: section.name, page: next })}
        />
      </div>
      <PublishBar draft={draft} />
    </>
  )
}

/** A section with something that is not published has a dot. */
function SectionTabs({ current, draft }: { current: LookSection; draft: LookDraft }) {
  const t = useMessages(lookMessages)
  const { shop } = useShop()
  const changed = Object.keys(draft.desk.draft)
  const list = useRef<HTMLElement>(null)
  // a phone has no room for all of them side by side
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another link
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 16
  }, [current])
  return (
    <nav ref={list} aria-label={t.title} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max border-b border-line">
        {lookSections.map(({ name, fields }) => {
          const isChanged = fields.some((field) => changed.includes(field))
          return (
            <li key={name} className="-mb-px">
              <Link
                to={`/${shop}/look/${name}`}
                aria-current={name === current.name || undefined}
                className="tab-link"
                preventScrollReset
              >
                {t.sections[name]}
                {isChanged && (
                  <span className="look-dot" title={t.changed}>
                    <span className="sr-only">({t.changed})</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
