/**
 * Properties are tried with the same cases in every run, so that a commit is judged by what it changes.
 * `PROPERTY_SEED=random` looks for new ones; a number repeats a run that failed.
 */
import fc from 'fast-check'

const asked = process.env.PROPERTY_SEED
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? 20_261_121) })
