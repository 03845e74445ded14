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

/** The token that an earlier sign-in gave to the device; it tells this person's tries from strangers' failed ones. */
export const DeviceToken = z.string().max(100)

/** A sign-in, which also makes its device known. */
export const SignedIn = z.object({
  ...Authenticated.shape,
  /** To be kept on the device and brought back at the next sign-in; none where nobody signed in. */
  deviceToken: DeviceToken.optional(),
})

export const exampleDeviceToken = 'Yk3vQ1xTtqPZ9b0c.4mJc6wq2uY8nLr5sVx7bKd1hTf3gEo9pZaQiWcRyMvU'

/** The result of a sign-in, for the API's page. */
export const exampleTokens = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  encryptedAccessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  expireInSeconds: 3600,
  refreshToken: 'hM1wq0cG9l7Yp3nXo5sVb2tKd8uRf6eJz4iA1xLQmWc',
  refreshTokenExpireInSeconds: 2_592_000,
  canLogin: true,
  userId: 41,
  email: 'lucia.paz@empresa.com.ar',
  fullName: 'Lucía Paz',
  phoneNumber: '+54 11 4567-8901',
  company: 'Paz Publicidad S.A.',
}
