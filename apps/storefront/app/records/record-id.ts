const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether this may name an order or a quote; what may not is never asked for. */
export function isRecordId(id: string | undefined): id is string {
  return id !== undefined && UUID.test(id)
}
