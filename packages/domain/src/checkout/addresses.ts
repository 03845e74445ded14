/** Addresses that one customer keeps. */
export const MAX_ADDRESSES = 20
