import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Progress } from '@estampa/ui/progress'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { catalogFileMessages } from '../messages/catalog-file.ts'
import { useShopData } from '../shop/shop-data.ts'
import { useCatalogFile } from './use-catalog-file.ts'

/** The catalog as PDF, whole or of one family. It is made while the visitor waits, or goes on looking. */
export function CatalogDownload() {
  const t = useMessages(catalogFileMessages)
  const { categories } = useShopData()
  const [family, setFamily] = useState('')
  const { progress, download } = useCatalogFile()
  const isWorking = progress !== null
  const families = categories.map(({ url, title }) => ({ value: url, label: title }))
  return (
    <section className="page mt-(--section)" aria-labelledby="catalog-file">
      <div className="grid items-center gap-6 border-y border-line py-8 md:grid-cols-[minmax(0,1fr)_auto] md:gap-10 md:py-10">
        <div>
          <h2 id="catalog-file" className="text-22 font-bold tracking-tight md:text-28">
            {t.title}
          </h2>
          <p className="mt-1 max-w-[58ch] text-ink-soft">{t.text}</p>
        </div>
        <div className="md:w-[420px]">
          <div className="flex flex-col gap-3 sm:flex-row">
            <Select
              className="min-w-0 flex-1"
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
      </div>
    </section>
  )
}
