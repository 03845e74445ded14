const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True if the text can be the id of an order or a quote; other ids are never requested. */
export function isRecordId(id: string | undefined): id is string {
  return id !== undefined && UUID.test(id)
}
