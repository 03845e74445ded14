import type { CallResult } from '@estampa/contract/client'
import type { staff } from '@estampa/contract/staff'
import type { StateTone } from '../controls/state-dot.tsx'

export type MailList = CallResult<(typeof staff)['getMails']>
export type MailRow = MailList['items'][number]
export type MailPage = CallResult<(typeof staff)['getMail']>

export const mailTones: Readonly<Record<MailRow['state'], StateTone>> = {
  failed: 'trouble',
  waiting: 'waiting',
  sent: 'done',
}

export const mailsKey = (shop: string) => [shop, 'mails'] as const
export const mailPath = (shop: string, id: string) => `/${shop}/mails/${encodeURIComponent(id)}`
