/** Whose numbers the threads of the chart have. */
export const MAKER = 'Isacord'
