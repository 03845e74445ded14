import { accountClosureEmail, withdrawalEmail, withdrawalToShopEmail } from '../law-emails.ts'
import type { MailBranding } from '../template.ts'
import { withdrawalClosedEmail } from '../withdrawal-closed-email.ts'

const email = 'lucia@empresa.example'
const withdrawal = {
  code: 'R-7KQ2-MXRF',
  orderNumber: '1042',
  email,
  name: 'Lucía Paz',
  isDecorated: true,
  reason: 'Cambió la fecha del evento.',
  at: new Date('2026-11-17T13:20:00Z'),
  closed: null,
}

/** The mails that the law asks for: of withdrawals and of accounts that are closed. */
export const lawSamples = [
  {
    kind: 'regret' as const,
    write: (branding: MailBranding) => withdrawalEmail(branding, withdrawal),
  },
  {
    kind: 'regret_shop' as const,
    write: (branding: MailBranding) => withdrawalToShopEmail(branding, withdrawal, 'ventas@tienda.example'),
  },
  {
    kind: 'regret_accepted' as const,
    write: (branding: MailBranding) =>
      withdrawalClosedEmail(branding, withdrawal, {
        outcome: 'accepted',
        answer: 'Pasamos a buscar la caja el martes a la mañana, en la dirección del pedido.',
      }),
  },
  {
    kind: 'regret_refused' as const,
    write: (branding: MailBranding) =>
      withdrawalClosedEmail(branding, withdrawal, {
        outcome: 'refused',
        answer: 'Las remeras llevan el logo de tu evento y se hicieron según el boceto que aprobaste.',
      }),
  },
  {
    kind: 'leave' as const,
    write: (branding: MailBranding) =>
      accountClosureEmail(branding, {
        code: 'B-7KQ2-MXRF',
        what: 'account',
        email: email,
        token: 'muestra',
      }),
  },
]
