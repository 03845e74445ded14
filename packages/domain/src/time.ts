/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000

/** Buyers are reminded of what waits for them once a day, at this time of UTC: by daylight in every country. */
export const REMINDER_TIME = { hour: 14, minute: 23 } as const

/** The first time from this moment on at which reminders go out. */
export function nextReminderTime(from: Date): Date {
  const time = new Date(from)
  time.setUTCHours(REMINDER_TIME.hour, REMINDER_TIME.minute, 0, 0)
  return time < from ? new Date(time.getTime() + DAY_MS) : time
}
