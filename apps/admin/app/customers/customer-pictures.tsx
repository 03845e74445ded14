import { PageSection } from '../controls/page-section.tsx'

type PictureSectionProps = {
  title: string
  pictures: readonly { id: string; name: string; picture: string | null }[]
}

/** Designs or logos of a customer, small; each opens in its size. */
export function PictureSection({ title, pictures }: PictureSectionProps) {
  const shown = pictures.filter(({ picture }) => picture !== null)
  if (shown.length === 0) return null
  return (
    <PageSection title={title}>
      <ul className="grid grid-fill-24 gap-3">
        {shown.map(({ id, name, picture }) => (
          <li key={id} className="min-w-0">
            <a href={picture ?? ''} target="_blank" rel="noreferrer" className="block">
              <img
                src={picture ?? ''}
                alt={name}
                width={96}
                height={96}
                loading="lazy"
                className="aspect-square w-full rounded-base bg-wash object-contain p-1.5"
              />
              <span aria-hidden="true" className="mt-1 block truncate text-12 text-ink-faint">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
