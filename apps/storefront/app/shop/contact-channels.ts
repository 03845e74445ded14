import { messagingLink } from './messaging-link.ts'
import { useShopConfig } from './shop-data.ts'

export type ContactChannels = { message: string | null; email: string | null; phone: string | null }

/** The contact channels of a shop; null for those that it does not have. */
export function useContactChannels(): ContactChannels {
  const { presentation, socialMedias } = useShopConfig()
  const messaging = socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')
  return {
    message: messagingLink(messaging?.username) ?? null,
    email: presentation?.email ?? null,
    phone: presentation?.phone ?? null,
  }
}
