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
  gang_sheet_no_film: { status: 422, es: 'Esta técnica no se imprime en film.' },
  gang_sheet_piece_gone: {
    status: 409,
    es: 'Una de las piezas ya no está lista para el film. Vuelve a mirar la lista.',
    arg: 'Una de las piezas ya no está lista para el film. Volvé a mirar la lista.',
  },
  gang_sheet_piece_twice: { status: 422, es: 'Una pieza del pedido Nº {number} está dos veces.' },
  gang_sheet_copies_gone: {
    status: 409,
    es: 'Del pedido Nº {number} quedan {free} copias sin hoja.',
  },
  gang_sheet_too_large: { status: 422, es: 'En una hoja entran hasta {maximum} copias.' },
  gang_sheet_not_made: { status: 409, es: 'La hoja todavía se está armando.' },
  gang_sheet_printed: { status: 409, es: 'Esta hoja ya se imprimió: no se puede deshacer.' },
  gang_sheet_over: { status: 409, es: 'Esta hoja ya se deshizo.' },
  production_stage_twice: { status: 422, es: 'Hay dos etapas con el mismo nombre.' },
  production_stages_changed: {
    status: 409,
    es: 'Alguien cambió las etapas mientras tanto. Vuelve a abrirlas.',
    arg: 'Alguien cambió las etapas mientras tanto. Volvé a abrirlas.',
  },
} as const satisfies Refusals
