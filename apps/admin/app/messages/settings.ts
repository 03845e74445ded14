import { messageCatalog } from '@estampa/domain/messages'

/** What the owner of a shop decides about selling. */
export const settingsMessages = messageCatalog({
  es: {
    title: 'Ajustes',
    text: 'Cómo vende la tienda. Lo que guardas vale enseguida en la tienda y en los pedidos nuevos.',
    sections: { abilities: 'Qué se puede hacer', prices: 'Precios', deadlines: 'Plazos' },
    about: {
      abilities: 'Lo que puede hacer quien visita la tienda. Lo ya pedido no cambia.',
      prices:
        'Cómo se hace un precio a partir del costo. Los pedidos y las cotizaciones ya enviados conservan el suyo.',
      deadlines: 'Cuánto vale una cotización y cuándo se entrega.',
    },
    loading: 'Cargando los ajustes',
    failed: 'No pudimos cargar los ajustes',
    changed: 'Sin guardar',
    changes: (count: number) => (count === 1 ? '1 cambio sin guardar' : `${count} cambios sin guardar`),
    save: 'Guardar',
    discard: 'Descartar',
    saved: 'Guardado.',
    overruled: (by: string) => `Ahora no tiene efecto: está apagado «${by}».`,
    will_overrule: (others: string) => `Apagarlo apaga también: ${others}.`,
    number_missing: (least: string, most: string) => `Escribe un número entre ${least} y ${most}.`,
    meanwhile: (who: string, value: string) =>
      `${who} guardó «${value}» mientras tanto. Si guardas, queda lo tuyo.`,
    somebody: 'Alguien',
    take_theirs: (value: string) => `Dejar «${value}»`,
    meanwhile_all:
      'Alguien cambió lo mismo mientras tanto. Mira lo marcado y guarda de nuevo si quieres lo tuyo.',
    on: 'sí',
    off: 'no',
    leave_title: '¿Salir sin guardar?',
    leave_text: 'Los cambios de esta página se pierden.',
    leave: 'Salir sin guardar',
    stay: 'Seguir aquí',
    only_owner: 'Solo el dueño puede cambiarlo.',
    sample_title: 'Cómo queda un precio',
    sample_cost: 'Costo de ejemplo, por unidad',
    sample_missing: 'Escribe un costo y completa los números para ver el ejemplo.',
    sample_units: (count: number) => `${count} un.`,
    sample_unit_price: 'Precio por unidad',
    sample_unit_price_taxed: 'Por unidad, con impuestos',
    sample_total: 'Total con impuestos',
    sample_profit: 'Tu ganancia',
    sample_deposit: 'Anticipo',
    sample_before: (amount: string) => `hoy ${amount}`,
    sample_loss: 'Con este multiplicador vendes por debajo del costo.',
    sample_note: 'Sin decoración ni envío. Es el cálculo de la tienda, con lo que está escrito aquí.',
  },
  arg: {
    text: 'Cómo vende la tienda. Lo que guardás vale enseguida en la tienda y en los pedidos nuevos.',
    number_missing: (least, most) => `Escribí un número entre ${least} y ${most}.`,
    meanwhile: (who, value) => `${who} guardó «${value}» mientras tanto. Si guardás, queda lo tuyo.`,
    meanwhile_all:
      'Alguien cambió lo mismo mientras tanto. Mirá lo marcado y guardá de nuevo si querés lo tuyo.',
    stay: 'Seguir acá',
    sample_missing: 'Escribí un costo y completá los números para ver el ejemplo.',
    sample_loss: 'Con este multiplicador vendés por debajo del costo.',
    sample_note: 'Sin decoración ni envío. Es el cálculo de la tienda, con lo que está escrito acá.',
  },
})
