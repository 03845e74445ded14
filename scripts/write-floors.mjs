// run after a change of scripts/rules/ranks.mjs: node scripts/write-floors.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { drawFloors } from './rules/ranks.mjs'
import { inRepository } from './setup.mjs'

const file = inRepository('ARCHITECTURE.md')
const [before, rest] = readFileSync(file, 'utf8').split('<!-- floors -->\n')
const [, after] = rest.split('<!-- end of floors -->\n')
writeFileSync(file, `${before}<!-- floors -->\n${drawFloors()}\n\n<!-- end of floors -->\n${after}`)
