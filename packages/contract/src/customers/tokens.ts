import { z } from 'zod'

export const UserFields = z.object({
  userId: z.int(),
  email: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  company: z.string(),
})

const AccessToken = z.object({
  accessToken: z.string(),
  encryptedAccessToken: z.string(),
  expireInSeconds: z.int(),
})

export const Authenticated = z.object({
  ...AccessToken.shape,
  ...UserFields.shape,
  refreshToken: z.string(),
  refreshTokenExpireInSeconds: z.int(),
  /** False when the e-mail still has to be confirmed: there are no tokens then. */
  canLogin: z.boolean(),
})
