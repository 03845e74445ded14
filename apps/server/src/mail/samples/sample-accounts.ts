import {
  accountClosedEmail,
  activationEmail,
  emailChangeEmail,
  emailChangeNoticeEmail,
  emailTakenEmail,
  firstPasswordEmail,
  guestCodeEmail,
  knownAccountEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from '../account-emails.ts'
import type { MailBranding } from '../template.ts'

const reader = { id: 1, email: 'lucia@empresa.example', full_name: 'Lucía Paz' }
const coded = { id: 'muestra', code: 'K7QF2MXR', linkCode: 'K7QF2MXR0A1B2C3D4E5F6G7H8J' }
export const accountSamples = [
  {
    kind: 'activation' as const,
    write: (branding: MailBranding) => activationEmail(branding, reader, coded),
  },
  {
    kind: 'first_password' as const,
    write: (branding: MailBranding) => firstPasswordEmail(branding, reader, coded),
  },
  {
    kind: 'known' as const,
    write: (branding: MailBranding) => knownAccountEmail(branding, reader, coded),
  },
  {
    kind: 'password_reset' as const,
    write: (branding: MailBranding) => passwordResetEmail(branding, reader, coded),
  },
  {
    kind: 'password_changed' as const,
    write: (branding: MailBranding) => passwordChangedEmail(branding, reader, 'muestra'),
  },
  {
    kind: 'email_change' as const,
    write: (branding: MailBranding) => emailChangeEmail(branding, reader, coded, 'lucia@nueva.example'),
  },
  {
    kind: 'email_leaving' as const,
    write: (branding: MailBranding) =>
      emailChangeNoticeEmail(branding, reader, {
        id: 'muestra',
        to: reader.email,
        next: 'lucia@nueva.example',
      }),
  },
  {
    kind: 'unmoved' as const,
    write: (branding: MailBranding) => emailTakenEmail(branding, reader, 'muestra'),
  },
  {
    kind: 'farewell' as const,
    write: (branding: MailBranding) =>
      accountClosedEmail(branding, { id: 'muestra', to: reader.email, name: reader.full_name }),
  },
  {
    kind: 'guest_code' as const,
    write: (branding: MailBranding) => guestCodeEmail(branding, reader, coded),
  },
]
