import { clientOf, type StaffClient, type Transport } from './client.ts'
import { paths } from './paths.ts'
import { staffPaths } from './staff-paths.ts'

/** The client of a shop's people. It stays out of shoppers' browsers, and so do the addresses it knows. */
export function staffClient(transport: Transport): StaffClient {
  const both = { ...paths, ...staffPaths }
  for (const feature of Object.keys(staffPaths)) {
    both[feature] = { ...paths[feature], ...staffPaths[feature] }
  }
  return clientOf(both, transport) as StaffClient
}
