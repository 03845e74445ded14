/** Slow senders lose the connection. Eight pictures over a telephone take their time, a head never does. */
/** A body that is no upload has arrived by then. */
export const BODY_MS = 30_000

export const timeLimits = {
  requestTimeout: 120_000,
  // proxies keep theirs for a minute: ours must last longer
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
}
