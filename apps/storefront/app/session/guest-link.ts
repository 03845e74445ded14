import type { Client, Request } from '@estampa/contract/client'
import type { Guest, SessionStorage } from './session-storage.ts'

type GuestLinkParts = {
  stored: () => SessionStorage
  /** The API as nobody in particular. */
  anonymous: Client
  /** The API with this token. */
  as: (accessToken: string) => Client
  show: () => void
}

/** The link of a quote or an order without an account, while this browser keeps it. */
export function guestLink({ stored, anonymous, as, show }: GuestLinkParts) {
  const forget = () => {
    stored().forgetLink()
    show()
  }
  return {
    /** Of calls about that quote or order; every other call is made by the browser's own guest. */
    token({ who }: Pick<Request, 'who'>): string | undefined {
      return who === 'buyer' ? stored().guest()?.accessToken : undefined
    },
    /** A link gives another token until it ends. */
    async reopen(): Promise<void> {
      const guest = stored().guest()
      if (!guest) return
      try {
        const { accessToken } = await anonymous.customers.openGuestLink({ link: guest.link })
        stored().keepGuest({ ...guest, accessToken })
      } catch {
        forget()
      }
    },
    /** Who signs in with the e-mail of the link takes over what it opens; undefined where there is none. */
    claim({ email, accessToken }: { email: string; accessToken: string }): Promise<void> | undefined {
      const guest = stored().guest()
      if (guest?.email !== email) return undefined
      const claimed = as(accessToken).customers.claimGuestLink({ link: guest.link })
      return claimed.then(forget)
    },
    enter(guest: Guest): void {
      stored().keepGuest(guest)
      show()
    },
    forget,
  }
}
