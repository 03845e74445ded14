/** The day before, in UTC: it is still to come in no country that a shop sells in. */
export const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
