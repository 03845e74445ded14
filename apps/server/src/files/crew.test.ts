import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { closeCrew, inCrew, openCrew } from './crew.ts'

const thread = fileURLToPath(new URL('../../test/crew/thread.ts', import.meta.url))
const crew = openCrew({ thread, threads: 1, waiting: 2, patienceMs: 4_000 })
afterAll(async () => {
  await crew.close()
  await closeCrew()
})

test('a task is done in a thread, also after the crew was closed', async () => {
  const pixels = new Uint8Array(64 * 64 * 4).fill(255)
  const picture = { data: pixels, width: 64, height: 64 }
  expect(await inCrew('factsOf', picture)).toMatchObject({ colours: ['#ffffff'], isBlank: true })
  await closeCrew()
  expect(await inCrew('factsOf', picture, [pixels.buffer])).toMatchObject({ colours: ['#ffffff'] })
  expect(pixels).toHaveLength(0)
})

test('a thread knows nothing of the server’s environment', async () => {
  process.env.SECRET_OF_THE_TEST = 'yes'
  expect(await crew.run('environment')).not.toContain('SECRET_OF_THE_TEST')
})

test('who waits behind too many is told «busy»', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => crew.run('slow')))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(3)
  expect(answers[4]).toEqual({ refusal: 'busy' })
})

test.each(['endless', 'greedy'])('a task that is %s ends, and the next one is done', async (work) => {
  expect(await crew.run(work)).toEqual({ refusal: 'too_complex' })
  expect(await crew.run('slow')).toBe('done')
})

test('a task’s own fault is an accident of its caller alone', async () => {
  await expect(crew.run('wrong')).rejects.toThrow('a fault of the task')
  expect(await crew.run('slow')).toBe('done')
})
