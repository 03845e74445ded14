/** Writes an error to the browser's console, where people who ask for help can copy it from; a person reads a sentence instead. */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it
  console.error(error)
}
