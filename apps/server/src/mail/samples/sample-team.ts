import { morningEmail, noticeEmail } from '../notice-emails.ts'
import { invitationEmail } from '../person-emails.ts'
import type { MailBranding } from '../template.ts'

const reader = { staffId: 1, email: 'ana@tienda.example' }
const notice = {
  id: 1,
  kind: 'order_placed' as const,
  detail: '',
  at: '2026-11-17T13:20:00Z',
  who: 'Lucía Paz',
  order: { id: '5f0d1c52-8f0e-4c37-9d0a-3c1b5a9e7d21', number: 1042 },
  quote: null,
}

/** The mails to the people of a shop. */
export const teamSamples = [
  {
    kind: 'invitation' as const,
    write: (branding: MailBranding) =>
      invitationEmail(
        branding,
        { link: 'muestra', email: reader.email, invited_by: 'Ana Ventas' },
        'muestra',
      ),
  },
  { kind: 'notice' as const, write: (branding: MailBranding) => noticeEmail(branding, reader, notice) },
  {
    kind: 'morning' as const,
    write: (branding: MailBranding) => morningEmail(branding, reader, { notices: [notice], hasMore: false }),
  },
]
