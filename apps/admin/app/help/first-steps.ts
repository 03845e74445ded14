import type { CallResult } from '@estampa/contract/client'
import type { staffNotices } from '@estampa/contract/staff'
import { noticeMailOf, type Permission, type RoleId } from '@estampa/domain/staff'
import { MANUAL_START } from './manual-places.ts'

/** What somebody new does once, and knows the office. */
export const stepNames = ['factor', 'notices', 'people', 'order', 'job', 'find', 'keys', 'manual'] as const
export type StepName = (typeof stepNames)[number]

type Worker = { role: RoleId; permissions: readonly Permission[] }

/** Whom a step is for; all others are for everybody. */
const isFor: Partial<Record<StepName, (may: (permission: Permission) => boolean) => boolean>> = {
  people: (may) => may('people.edit'),
  order: (may) => may('orders.view'),
  job: (may) => may('production.view') && !may('orders.view'),
  find: (may) => may('orders.view'),
}

/** The first steps of a role, in the order in which they are best done; who works with fingers has no keys to learn. */
export function listFirstSteps(
  { permissions }: Pick<Worker, 'permissions'>,
  hasKeyboard: boolean,
): StepName[] {
  return stepNames
    .filter((name) => isFor[name]?.((one) => permissions.includes(one)) ?? true)
    .filter((name) => hasKeyboard || name !== 'keys')
}

/** The page of the manual that a role reads first. */
const manualOfRole: Record<RoleId, string> = {
  owner: '',
  manager: '',
  sales: '/pedidos',
  artwork: '/bocetos',
  workshop: '/taller',
  accounting: '/dinero',
  viewer: '/pedidos',
}

/** Where a step is done; the steps that open a dialog have no address. */
export function stepPath(name: StepName, shop: string, role: RoleId): string | undefined {
  const paths: Partial<Record<StepName, string>> = {
    factor: `/${shop}/account`,
    notices: `/${shop}/account#notices`,
    people: `/${shop}/people`,
    order: `/${shop}/orders`,
    job: `/${shop}/workshop`,
    manual: `${MANUAL_START}${manualOfRole[role]}`,
  }
  return paths[name]
}

const seenBy: readonly (readonly [StepName, RegExp])[] = [
  ['notices', /^\/[^/]+\/account$/],
  ['people', /^\/[^/]+\/people$/],
  ['order', /^\/[^/]+\/orders\/\d+$/],
  ['job', /^\/[^/]+\/workshop\/\d+$/],
]

/** The step that is done by opening this page. */
export function stepOfPage(pathname: string): StepName | undefined {
  return seenBy.find(([, pattern]) => pattern.test(pathname))?.[0]
}

type Choices = CallResult<(typeof staffNotices)['getNoticeChoices']>['kinds']

/** Whether somebody hears of anything otherwise than their role does. */
export function hasChosenNotices(choices: Choices, role: RoleId): boolean {
  const unchosen = { muted: [], mailed: null }
  return choices.some(({ kind, isShown, mail }) => !isShown || mail !== noticeMailOf(kind, role, unchosen))
}
