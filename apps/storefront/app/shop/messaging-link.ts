const PREFIX = 'https://wa.me/'

/** A user name that is a messaging link already is used as it is; a bare number gets the prefix. */
export function messagingLink(username: string | undefined): string | undefined {
  if (!username) return undefined
  if (username.startsWith(PREFIX)) return username
  const digits = username.replace(/[\s()+.-]/g, '')
  return /^\d{6,20}$/.test(digits) ? PREFIX + digits : undefined
}

const networks: Record<string, string> = {
  IG: 'https://www.instagram.com/',
  FB: 'https://www.facebook.com/',
  IN: 'https://www.linkedin.com/company/',
  YT: 'https://www.youtube.com/@',
  TK: 'https://www.tiktok.com/@',
  X: 'https://x.com/',
}

/** The address of a shop's account; undefined for what is no plain user name or https address. */
export function networkLink(key: string, username: string): string | undefined {
  if (key === 'WP') return messagingLink(username)
  const prefix = networks[key]
  if (!prefix) return undefined
  if (/^https:\/\/[\w.-]+\/[\w./@-]*$/.test(username)) return username
  return /^@?[\w.-]{1,80}$/.test(username) ? prefix + username.replace(/^@/, '') : undefined
}
