import type { Plugin } from 'vite'

/** A row of the contract's table of addresses that only people of the shop may ask for, on one line or several. */
const STAFF_ROW = /^ {2}'[\w.]+': \[\s*'[A-Z]+',\s*'[^']*\/(?:Staff\/\w+|AuthenticateStaff)',?\s*\],\n/gm

/** Shoppers' browsers never call what is the staff's: the addresses of those calls do not travel. */
export function leaveStaffOut(): Plugin {
  return {
    name: 'estampa:leave-staff-out',
    // while the table is still written as in its file
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/packages/contract/src/paths.ts')) return null
      return { code: withoutStaff(code), map: null }
    },
  }
}

export const withoutStaff = (code: string): string => code.replace(STAFF_ROW, '')
