/**
 * Properties are tried with the same cases in every run, so that a commit is judged by what it changes.
 * `PROPERTY_SEED=random` looks for new ones; a number repeats a run that failed.
 */
import fc from 'fast-check'

const seedSetting = process.env.PROPERTY_SEED
if (seedSetting !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seedSetting ?? 20_261_121) })
