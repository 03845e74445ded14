/**
 * Configuration values that pages turn into addresses, styles or scripts. The same
 * patterns are asked when a shop is saved and again when it is shown, so that no row can smuggle code in.
 */

export function isTagManagerCode(code: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(code)
}

export function isAnalyticsCode(code: string): boolean {
  return /^(G-[A-Z0-9]{4,14}|UA-\d{4,12}-\d{1,4})$/.test(code)
}

export function isPixelCode(code: string): boolean {
  return /^\d{5,20}$/.test(code)
}

/** A path of this server: `/pictures/logo.webp`. Never `//host` and never upwards. */
export function isOwnPath(address: string): boolean {
  return address.length <= 500 && /^\/(?![/\\])[\w\-./~%@+,]*$/.test(address) && !address.includes('..')
}

/** Clip art: one of the pictures that this server keeps. A drawing stays one, for the screen and in print. */
export function isClipArtAddress(address: string): boolean {
  return isOwnPath(address) && /^\/pictures\/[a-z\d][a-z\d\-/]*(\.\d{3,4})?\.(svg|webp|avif)$/.test(address)
}

/** Where a picture may lie: here, or anywhere that is encrypted. */
export function isPictureAddress(address: string): boolean {
  return isOwnPath(address) || isHttpsAddress(address)
}

/** A page of the shop, without its name: `/products-list/tazas?sort=newest`. */
export function isShopLink(link: string): boolean {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
  return isOwnPath(path) && rest.length <= 300 && /^(\?[\w\-.~%+,=&[\]]*)?(#[\w-]*)?$/.test(rest)
}

/** `WP` is the messaging app: its link, or a number. Every other network takes a user name or an address. */
export function isSocialUsername(key: string, username: string): boolean {
  if (username.length > 300) return false
  if (key === 'WP') {
    return /^https:\/\/wa\.me\/[\w\-./?=&%+,!]*$/.test(username) || /^\+?\d[\d\s().-]{5,24}$/.test(username)
  }
  return /^@?[\w.-]{1,80}$/.test(username) || isHttpsAddress(username)
}

/** Something that can stand after `mailto:`. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(address)
}

/** Something that can stand after `tel:`. */
export function isPhoneNumber(phone: string): boolean {
  return /^\+?[\d\s().-]{4,30}$/.test(phone)
}

function isHttpsAddress(address: string): boolean {
  return address.length <= 1_000 && /^https:\/\/[a-z\d.-]+(:\d{1,5})?\/[\w\-./~%@+,=&?:]*$/i.test(address)
}
