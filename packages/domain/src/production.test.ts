import { expect, test } from 'vitest'
import {
  isAllDone,
  moveJob,
  nextStage,
  type ProductionJob,
  stageName,
  stagesInstead,
  usualStages,
  writeStages,
} from './production.ts'

const stages = usualStages('screen_printing', 'cl')
const job: ProductionJob = { stage: 'waiting', version: 1, blocked: null, movedBy: '', movedAt: null }
const here = { payment: true, goods: true, proof: true }
const approved = { stages, order: { state: 'proof_approved' as const }, conditions: here }

test('the first job that begins takes its order into production, and no other does [ADM-13]', () => {
  expect(moveJob(job, { to: 'films', version: 1 }, approved)).toEqual({ stage: 'films', startsOrder: true })
  const going = { ...approved, order: { state: 'in_production' as const } }
  expect(moveJob(job, { to: 'films', version: 1 }, going)).toEqual({ stage: 'films', startsOrder: false })
})

test.each([
  ['payment', 'production_payment_missing'],
  ['goods', 'production_goods_missing'],
  ['proof', 'production_proof_missing'],
])('nothing begins while the %s is missing [ADM-13]', (name, refusal) => {
  const lacking = { ...approved, conditions: { ...here, [name]: false } }
  expect(moveJob(job, { to: 'films', version: 1 }, lacking)).toMatchObject({ refusal })
})

test('whoever saw an earlier version is told who moved it and where it is [ADM-13] [ADM-21]', () => {
  const movedAt = new Date('2026-11-23T12:00:00Z')
  const moved = { ...job, stage: 'press', version: 4, movedBy: 'Ana', movedAt }
  expect(moveJob(moved, { to: 'films', version: 3 }, approved)).toMatchObject({
    refusal: 'production_job_moved',
    who: 'Ana',
    at: movedAt.toISOString(),
    stageName: 'En prensa',
  })
})

test('what is blocked stays, and so does what has left the workshop or goes nowhere [ADM-13]', () => {
  const blocked = { ...job, blocked: 'Falta tinta' }
  expect(moveJob(blocked, { to: 'films', version: 1 }, approved)).toMatchObject({
    refusal: 'production_job_blocked',
    reason: 'Falta tinta',
  })
  const over = { ...approved, order: { state: 'ready' as const } }
  expect(moveJob(job, { to: 'films', version: 1 }, over)).toMatchObject({ refusal: 'production_order_over' })
  expect(moveJob(job, { to: 'moon', version: 1 }, approved)).toMatchObject({
    refusal: 'production_stage_unknown',
  })
})

test('stages follow each other from waiting to done, in the words of the country [ADM-13]', () => {
  const way = ['waiting']
  for (let key = nextStage('waiting', stages); key; key = nextStage(key, stages)) way.push(key)
  expect(way).toEqual(['waiting', 'films', 'screens', 'press', 'curing', 'packed', 'done'])
  expect(stageName('screens', stages)).toBe('Mallas')
  expect(stageName('screens', usualStages('screen_printing', 'arg'))).toBe('Shablones')
  expect(usualStages('unheard_of', 'cl')).toHaveLength(3)
})

test('an order is made once each of its jobs is done [ADM-13]', () => {
  expect(isAllDone([{ stage: 'done' }, { stage: 'press' }])).toBe(false)
  expect(isAllDone([{ stage: 'done' }, { stage: 'done' }])).toBe(true)
  expect(isAllDone([])).toBe(false)
})

test('renamed stages keep their keys and new ones get their own [ADM-13]', () => {
  const written = [{ key: 'press', name: 'Pulpo' }, { name: 'Revisión' }, { key: 'packed', name: 'Empacado' }]
  expect(writeStages(stages, written)).toEqual([
    { key: 'press', name: 'Pulpo' },
    { key: 'stage_1', name: 'Revisión' },
    { key: 'packed', name: 'Empacado' },
  ])
  const twice = [{ name: 'Prensa' }, { name: 'prensa' }]
  expect(writeStages(stages, twice)).toMatchObject({ refusal: 'production_stage_twice' })
  expect(writeStages(stages, [{ key: 'moon', name: 'Luna' }])).toMatchObject({
    refusal: 'production_stages_changed',
  })
})

test('what stood in a removed stage goes to the one before it that is left [ADM-13]', () => {
  const left = stages.filter(({ key }) => key === 'screens' || key === 'packed')
  expect([...stagesInstead(stages, left)]).toEqual([
    ['films', 'waiting'],
    ['press', 'screens'],
    ['curing', 'screens'],
  ])
})
