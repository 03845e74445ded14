import { type ComponentType, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyDecoration } from './lazy-decoration.tsx'

function Drawing({ name }: { name: string }) {
  return <i>{name}</i>
}

async function markup(Decoration: ComponentType<{ name: string }>): Promise<string> {
  const page = (
    <Suspense fallback={null}>
      <p>
        <Decoration name="mug" />
      </p>
    </Suspense>
  )
  const { prelude } = await prerender(page)
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

test('a decoration is drawn once its file is there, and leaves nothing behind where the file never comes', async () => {
  expect(await markup(lazyDecoration(async () => Drawing))).toBe('<p><i>mug</i></p>')
  const lost = lazyDecoration<{ name: string }>(() => Promise.reject(new Error('the file did not come')))
  expect(await markup(lost)).toBe('<p></p>')
})
