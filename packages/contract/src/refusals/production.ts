import type { Refusals } from './refusal-table.ts'

export const productionRefusals = {
  production_job_moved: { status: 409, es: '{who} lo movió mientras tanto: ahora está en «{stageName}».' },
  production_job_blocked: { status: 409, es: 'Está detenido: {reason}' },
  production_order_over: { status: 409, es: 'Este pedido ya no está en el taller.' },
  production_stage_unknown: {
    status: 409,
    es: 'Esa etapa ya no existe. Vuelve a abrir el tablero.',
    arg: 'Esa etapa ya no existe. Volvé a abrir el tablero.',
  },
  production_payment_missing: {
    status: 409,
    es: 'Todavía no se puede empezar: falta el pago.',
  },
  production_goods_missing: {
    status: 409,
    es: 'Todavía no se puede empezar: falta mercadería.',
  },
  production_proof_missing: {
    status: 409,
    es: 'Todavía no se puede empezar: quien compró no aprobó el boceto.',
  },
  production_condition_met: { status: 409, es: 'Eso ya está: no hace falta saltearlo.' },
  nothing_to_pick_up: { status: 409, es: 'No hay pedidos listos para retirar.' },
  production_stage_twice: { status: 422, es: 'Hay dos etapas con el mismo nombre.' },
  production_stages_changed: {
    status: 409,
    es: 'Alguien cambió las etapas mientras tanto. Vuelve a abrirlas.',
    arg: 'Alguien cambió las etapas mientras tanto. Volvé a abrirlas.',
  },
} as const satisfies Refusals
