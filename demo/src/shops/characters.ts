import type { Character } from './demo-shop.ts'
import { giftCharacters } from './gift-characters.ts'
import { mainCharacters } from './main-characters.ts'
import { tradeCharacters } from './trade-characters.ts'

export const characters: readonly Character[] = [...mainCharacters, ...tradeCharacters, ...giftCharacters]
