/** Addresses that one customer keeps. */
export const MOST_ADDRESSES = 20
