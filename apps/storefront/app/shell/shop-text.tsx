import { Breadcrumbs } from '@estampa/ui/breadcrumbs'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useShopPath } from '../shop/shop-data.ts'

/**
 * A page of text that the shop wrote: empty lines part paragraphs, «## » opens a heading, «- » an item, and
 * what stands between «**» is bold.
 */
export function ShopText({ title, text }: { title: string; text: string }) {
  return (
    <main id="page" className="page pt-6">
      <ShopBreadcrumbs title={title} />
      <article className="mt-6 max-w-prose">
        <h1 className="text-28 font-bold tracking-tight md:text-36">{title}</h1>
        <ShopTextBlocks text={text} />
      </article>
    </main>
  )
}

/** The way from the home page to a page that stands directly below it. */
export function ShopBreadcrumbs({ title }: { title: string }) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  return (
    <Breadcrumbs
      label={t.breadcrumbs}
      crumbs={[
        { key: 'home', content: <Link to={path('/')}>{t.home}</Link> },
        { key: 'here', content: title },
      ]}
    />
  )
}

export function ShopTextBlocks({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text
    <TextBlock key={index} text={block.trim()} />
  ))
}

function TextBlock({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h2 className="mt-10 text-22 font-bold">{text.slice(3)}</h2>
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul className="mt-4 list-disc pl-6 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>
            <TextWithBold text={line.slice(2)} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className="mt-4 text-16 text-ink-soft">
      <TextWithBold text={text} />
    </p>
  )
}

function TextWithBold({ text }: { text: string }) {
  // every second piece stood between two marks
  const pieces = text.split(/\*\*(.+?)\*\*/)
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
      <strong key={index} className="font-semibold text-ink">
        {piece}
      </strong>
    ) : (
      piece
    ),
  )
}
