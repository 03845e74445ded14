import { Icon } from '@estampa/ui/icon'
import { clsx } from 'clsx'

type AttachedFile = { name: string; kind: 'picture' | 'pdf'; url: string; preview_url: string | null }

/** What came with a message: pictures are seen, a PDF is a link that downloads it. */
export function AttachedFiles({ files, isOwn }: { files: readonly AttachedFile[]; isOwn: boolean }) {
  if (files.length === 0) return null
  return (
    <ul className={clsx('mt-1 flex flex-wrap gap-2', isOwn && 'justify-end')}>
      {files.map(({ name, kind, url, preview_url }) => (
        <li key={url} className="max-w-full">
          {kind === 'picture' ? (
            <a href={url} target="_blank" rel="noreferrer" className="block">
              <img
                src={preview_url ?? url}
                alt={name}
                width={160}
                height={120}
                loading="lazy"
                className="h-30 w-40 rounded-base border border-line bg-paper object-contain"
              />
            </a>
          ) : (
            <a
              href={url}
              download
              className="flex min-h-10 items-center gap-2 rounded-base border border-line px-3 text-13 underline-offset-4 hover:underline"
            >
              <Icon name="file-down" size={16} className="shrink-0" />
              <span className="min-w-0 truncate">{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
