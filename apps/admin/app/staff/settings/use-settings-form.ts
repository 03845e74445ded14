import type { SettingsConflict } from '@estampa/contract/staff'
import type { FieldErrors } from '@estampa/web/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useVersionedForm, type VersionedForm } from '../../controls/use-versioned-form.ts'
import { useShop } from '../../session/account.ts'
import { type ShopSettings, settingsKey } from './use-settings.ts'

type Values = Readonly<Record<string, unknown>>

type SettingsFormInput<Typed> = {
  /** Of the draft, which survives a reload. */
  name: string
  settings: ShopSettings
  /** The fields of this form as they are stored. */
  storedOf: (settings: ShopSettings) => Values
  toTyped: (field: string, stored: unknown) => Typed
  /** What is typed as it is saved, or why it cannot be: faults by field. */
  read: (field: string, typed: Typed) => { value: unknown } | { faults: FieldErrors }
  send: (change: { fields: Values; seen: Values }, options: { version: number }) => Promise<ShopSettings>
}

/** One page of settings. */
export function useSettingsForm<Typed>({
  name,
  settings,
  ...input
}: SettingsFormInput<Typed>): VersionedForm<Typed> {
  const { shop } = useShop()
  const queries = useQueryClient()
  return useVersionedForm<ShopSettings, Typed>({
    ...input,
    name: `settings-${name}`,
    saved: settings,
    show: (saved) => queries.setQueryData(settingsKey(shop), saved),
    conflictIn: (refusal, data) => {
      if (refusal !== 'settings_changed') return undefined
      const { fields, who, settings: saved } = data as SettingsConflict
      return { fields, who, saved }
    },
  })
}

export type SettingsForm<Typed> = VersionedForm<Typed>
