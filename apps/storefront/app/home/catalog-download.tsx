import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Progress } from '@estampa/ui/progress'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useId, useState } from 'react'
import { thumbnailAddress } from '../catalog/tiles/picture-source.ts'
import { catalogFileMessages } from '../messages/catalog-file.ts'
import { useShopConfig, useShopData } from '../shop/shop-data.ts'
import { HomeBand } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'
import { useCatalogFile } from './use-catalog-file.ts'

/** The catalog as PDF, whole or of one family. It is made while the visitor waits, or goes on looking. */
export function CatalogDownload() {
  const { catalogFile } = useHomeTemplate()
  const id = useId()
  if (catalogFile.variant === 'band') {
    return (
      <HomeBand theme={catalogFile.theme} labelledBy={id}>
        <CatalogFileLine id={id} />
      </HomeBand>
    )
  }
  return (
    <section className="page mt-(--section)" aria-labelledby={id}>
      {catalogFile.variant === 'cover' ? (
        <div className="catalog-cover-row">
          <CatalogCover />
          <div>
            <CatalogFileText id={id} />
            <div className="mt-6">
              <CatalogFileForm />
            </div>
          </div>
        </div>
      ) : (
        <div className="border-y border-line py-8 md:py-10">
          <CatalogFileLine id={id} />
        </div>
      )}
    </section>
  )
}

function CatalogFileLine({ id }: { id: string }) {
  return (
    <div className="catalog-file-line">
      <CatalogFileText id={id} />
      <CatalogFileForm />
    </div>
  )
}

function CatalogFileText({ id }: { id: string }) {
  const t = useMessages(catalogFileMessages)
  return (
    <div>
      <h2 id={id} className="text-22 font-bold tracking-tight md:text-28">
        {t.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t.text}</p>
    </div>
  )
}

/** The first page of the file in small, as a sheet of paper. */
function CatalogCover() {
  const t = useMessages(catalogFileMessages)
  const { name } = useShopConfig()
  const { categories } = useShopData()
  const pictures = categories.flatMap(({ icon_url }) => icon_url ?? []).slice(0, 4)
  return (
    <div aria-hidden="true" className="catalog-cover">
      <div data-tone="brand">
        <strong>{name}</strong>
        <span>{t.cover}</span>
        {pictures.length === 4 && (
          <ul>
            {pictures.map((picture) => (
              <li key={picture}>
                <img src={thumbnailAddress(picture)} alt="" loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function CatalogFileForm() {
  const t = useMessages(catalogFileMessages)
  const { categories } = useShopData()
  const [family, setFamily] = useState('')
  const { progress, download } = useCatalogFile()
  const isWorking = progress !== null
  const families = categories.map(({ url, title }) => ({ value: url, label: title }))
  return (
    <div>
      <div className="catalog-choice">
        <Select
          aria-label={t.which}
          value={family}
          onChange={(event) => setFamily(event.target.value)}
          options={[{ value: '', label: t.all }, ...families]}
        />
        <Button isBusy={isWorking} onClick={() => void download(family)}>
          <Icon name="file-down" size={18} />
          {t.download}
        </Button>
      </div>
      <div className="mt-3 min-h-8">
        {isWorking && (
          <>
            <Progress value={progress / 100} label={t.working} />
            <p className="mt-1.5 text-14 text-ink-soft" aria-hidden="true">
              {t.part(progress)}
            </p>
          </>
        )}
        <p role="status" className="sr-only">
          {isWorking ? t.working : ''}
        </p>
      </div>
    </div>
  )
}
