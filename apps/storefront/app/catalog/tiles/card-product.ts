import type { Client } from '@estampa/contract/client'

/** A product as lists, search and recommendations show it. */
export type CardProduct = Awaited<ReturnType<Client['catalog']['getTrendingProducts']>>[number]
