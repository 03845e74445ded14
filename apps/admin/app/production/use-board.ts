import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { ProductionBoard, ProductionCard } from './board-types.ts'
import { placeCard } from './place-card.ts'

const REFRESH_MS = 30_000

const boardKey = (shop: string, technique: number | null) => [shop, 'workshop', technique] as const

/** The jobs of a technique, asked again twice a minute while the board is open. */
export function useBoard(technique: number | null): UseQueryResult<ProductionBoard> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: boardKey(shop, technique),
    queryFn: ({ signal }) =>
      api.getProductionBoard(technique === null ? {} : { technique }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export type MoveCard = (card: ProductionCard, to: string) => void

/**
 * Moves a card at once and tells the server; what the server refuses goes back with its sentence. `asked` is the
 * technique of the address, `shown` the one that the board shows.
 */
export function useMoveCard(asked: number | null, shown: number | null): MoveCard {
  const t = useMessages(workshopMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  return useCallback(
    (card, to) => {
      if (shown === null || card.stage === to) return
      const key = boardKey(shop, asked)
      const place = (changed: Partial<ProductionCard>) =>
        queries.setQueryData<ProductionBoard>(
          key,
          (board) => board && placeCard(board, card.orderId, changed),
        )
      void queries.cancelQueries({ queryKey: key })
      place({ stage: to })
      const seen = { Id: card.orderId, technique: shown, version: card.version }
      api.moveProductionJob({ ...seen, to }, { isQuiet: true }).then(
        ({ stage, version, orderState }) => {
          place({ stage, version, orderState })
          const isFirst = card.orderState !== 'in_production' && orderState === 'in_production'
          if (isFirst) notify(t.started(card.number))
          if (orderState === 'ready') notify(t.ready(card.number))
          if (isFirst || orderState === 'ready')
            void queries.invalidateQueries({ queryKey: [shop, 'workshop'] })
        },
        (error: unknown) => {
          place({ stage: card.stage })
          showError(error)
          void queries.invalidateQueries({ queryKey: [shop, 'workshop'] })
        },
      )
    },
    [api, asked, queries, shop, shown, t],
  )
}
