/** The day before, in UTC: it is still to come in no country that a shop sells in. */
import { DAY_MS } from '@estampa/domain/time'

export const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
