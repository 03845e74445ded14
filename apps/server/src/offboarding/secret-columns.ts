/**
 * Columns that open something: hashes of passwords and tokens, and what is sealed with a key of this installation. No
 * copy of a shop has them; its manifest names them. A test compares this with the schema.
 */
export const secretColumns: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['hash'],
  carrier_accounts: ['credentials', 'webhook_hash'],
  customers: ['password_hash'],
  external_logins: ['state_hash', 'nonce', 'code_verifier'],
  import_feeds: ['credentials'],
  impersonations: ['hash'],
  invitations: ['link'],
  mercado_pago_accounts: ['credentials'],
  quotes: ['token_hash'],
  refresh_tokens: ['hash'],
  shop_entries: ['hash'],
  staff: ['password_hash'],
}
