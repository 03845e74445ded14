import type { Client, ClientRequest } from '@estampa/contract/client'
import type { Guest, SessionStorage } from './session-storage.ts'

type GuestLinkOptions = {
  stored: () => SessionStorage
  /** The API as nobody in particular. */
  anonymous: Client
  /** The API with this token. */
  as: (accessToken: string) => Client
  show: () => void
}

/** The stored link of a quote or an order without an account. */
export function guestLink({ stored, anonymous, as, show }: GuestLinkOptions) {
  const forget = () => {
    stored().forgetLink()
    show()
  }
  return {
    /** The token for calls about that quote or order; the browser's own guest makes every other call. */
    token({ who }: Pick<ClientRequest, 'who'>): string | undefined {
      return who === 'buyer' ? stored().guest()?.accessToken : undefined
    },
    /** A link gives another token until it ends. */
    async reopen(): Promise<void> {
      const guest = stored().guest()
      if (!guest) return
      try {
        const { accessToken } = await anonymous.customers.openGuestLink({ link: guest.link })
        stored().saveGuest({ ...guest, accessToken })
      } catch {
        forget()
      }
    },
    /** The link that a person takes over by signing in with its e-mail address; undefined if there is none. */
    claim({ email, accessToken }: { email: string; accessToken: string }): Promise<void> | undefined {
      const guest = stored().guest()
      if (guest?.email !== email) return undefined
      const claimed = as(accessToken).customers.claimGuestLink({ link: guest.link })
      return claimed.then(forget)
    },
    enter(guest: Guest): void {
      stored().saveGuest(guest)
      show()
    },
    forget,
  }
}
