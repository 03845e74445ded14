/** Consents that a person may give or withdraw. Terms are accepted with an order and never alone. */
export const consentKinds = ['measurement', 'reminders', 'terms'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Grows when what is asked changes in substance: then people are asked again. */
export const consentVersions = { measurement: '1', reminders: '1' } as const
