import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { back, front, logo } from '../../../test/fixtures.ts'
import { createEditor, EditorContext } from '../editor-store.ts'
import { PreflightStatusContext } from '../preflight.ts'
import { ReviewPanel } from './review-panel.tsx'

const view = (id: number) => ({ printing_area_id: id, technique_id: 2, elements: [], instructions: '' })
const store = createEditor({ version: 1, views: [view(11), view(12)] }, [front, back], 11)
store.send({ type: 'add', element: logo('a') })

const panel = (isUnderWay: boolean, trouble: string | null = null) =>
  renderToStaticMarkup(
    <EditorContext value={store}>
      <PreflightStatusContext value={{ isUnderWay, trouble }}>
        <ReviewPanel />
      </PreflightStatusContext>
    </EditorContext>,
  )

test('nothing is in order before the design was looked at, nor where that failed [BLD-01] [DEC-16]', () => {
  expect(panel(true)).toContain('Revisando…')
  expect(panel(true)).not.toContain('Todo en orden')
  expect(panel(false, 'Sin conexión')).not.toContain('Todo en orden')
  expect(panel(false)).toContain('Todo en orden')
})

test('a design with nothing to be seen, or without a technique, is not called in order [BLD-01] [DEC-16]', () => {
  store.send({ type: 'select', ids: ['a'] })
  store.send({ type: 'mark', hidden: true })
  expect(panel(false)).not.toContain('Todo en orden')
  store.send({ type: 'mark', hidden: false })
  store.send({ type: 'set_technique', technique: null, most: null })
  expect(panel(false)).not.toContain('Todo en orden')
  expect(panel(false)).toContain('la técnica')
})
