import { fileURLToPath } from 'node:url'
import { printedLookOf } from '@estampa/domain/shops/brand-look'
import { afterAll, expect, test } from 'vitest'
import * as customizationTasks from '../customization/worker-tasks.ts'
import type { PdfContent } from '../documents/pdf-content.ts'
import * as documentTasks from '../documents/worker-tasks.ts'
import * as productionTasks from '../production/worker-tasks.ts'
import { closeWorkerPools, openWorkerPool, openWorkerPools, runOnWorker } from './worker-pool.ts'
import * as fileTasks from './worker-tasks.ts'

const thread = fileURLToPath(new URL('../../test/worker-pool/thread.ts', import.meta.url))
const pool = openWorkerPool({ thread, threads: 1, waiting: 2, patienceMs: 2_000 })
const emptyPaper: PdfContent = {
  look: {
    shop: 'Pampa',
    language: 'es-AR',
    logo: null,
    brand: printedLookOf({
      colors: { primary: '#1a4fa0', secondary: null },
      templateFK: { id: 1 },
      typeface: null,
    }),
    sender: [],
  },
  title: 'Cotización',
  badge: '',
  facts: [],
  parties: [],
  columns: [],
  groups: [],
  sums: [],
  sumsNote: '',
  aside: null,
  parts: [],
  link: null,
  notice: '',
}
afterAll(async () => {
  await pool.close()
  await closeWorkerPools()
})

test('a task is done in a thread, also after the pool was closed', async () => {
  const pixels = new Uint8Array(64 * 64 * 4).fill(255)
  const picture = { data: pixels, width: 64, height: 64 }
  expect(await runOnWorker(fileTasks.pictureFactsTask, picture)).toMatchObject({
    colours: ['#ffffff'],
    isBlank: true,
  })
  await closeWorkerPools()
  expect(await runOnWorker(fileTasks.pictureFactsTask, picture, [pixels.buffer])).toMatchObject({
    colours: ['#ffffff'],
  })
  expect(pixels).toHaveLength(0)
})

test.each(Object.values({ ...fileTasks, ...customizationTasks, ...documentTasks, ...productionTasks }))(
  'the task $name is a function of its module',
  async ({ module, name }) => {
    expect(await import(module)).toHaveProperty(name, expect.any(Function))
  },
)

test('a thread knows nothing of the server’s environment', async () => {
  process.env.SECRET_OF_THE_TEST = 'yes'
  expect(await pool.run('environment')).not.toContain('SECRET_OF_THE_TEST')
})

test('who waits behind too many is told «busy»', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => pool.run('slow')))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(3)
  expect(answers[4]).toEqual({ refusal: 'busy' })
})

test.each(['endless', 'greedy'])('a task that is %s ends, and the next one is done', async (work) => {
  expect(await pool.run(work)).toEqual({ refusal: 'too_complex' })
  expect(await pool.run('slow')).toBe('done')
})

test('a task’s own fault is an accident of its caller alone', async () => {
  await expect(pool.run('wrong')).rejects.toThrow('a fault of the task')
  expect(await pool.run('slow')).toBe('done')
})

test('a paper waits neither behind what people draw nor behind the workshop’s files [QUO-02]', async () => {
  const pools = openWorkerPools(thread)
  const latch = new Int32Array(new SharedArrayBuffer(4))
  const held = { data: new Uint8Array(latch.buffer), width: 1, height: 1 }
  // More than both pools take: in a pool shared with one of them the paper would be refused as well.
  const others = [pools.runOnWorker, pools.runOnSlowWorker].map((inOther) =>
    Promise.all(Array.from({ length: 24 }, () => inOther(fileTasks.pictureFactsTask, held))),
  )
  expect(
    await pools.runOnDocumentWorker(documentTasks.drawPdfTask, { paper: emptyPaper, made: new Date() }),
  ).toBe('drawn')
  Atomics.store(latch, 0, 1)
  Atomics.notify(latch, 0)
  for (const answers of await Promise.all(others))
    expect([answers[0], answers.at(-1)]).toEqual(['held', { refusal: 'busy' }])
  await pools.closeWorkerPools()
})
