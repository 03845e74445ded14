import { messagingLink } from '../shell/messaging-link.ts'
import { useShopConfig } from '../shell/shop-data.ts'

export type ContactWays = { message: string | null; email: string | null; phone: string | null }

/** How a shop can be reached, as far as it has said so. */
export function useContactWays(): ContactWays {
  const { presentation, socialMedias } = useShopConfig()
  const messaging = socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')
  return {
    message: messagingLink(messaging?.username) ?? null,
    email: presentation?.email ?? null,
    phone: presentation?.phone ?? null,
  }
}
