/** What is done to what is chosen, and to how the work is seen. */
const es = {
  actions: 'Acciones sobre lo elegido',
  history: 'Historial',
  undo: 'Deshacer',
  redo: 'Rehacer',
  align: 'Alinear',
  align_left: 'Alinear a la izquierda',
  align_centre: 'Centrar a lo ancho',
  align_right: 'Alinear a la derecha',
  align_top: 'Alinear arriba',
  align_middle: 'Centrar a lo alto',
  align_bottom: 'Alinear abajo',
  distribute_x: 'Repartir a lo ancho',
  distribute_y: 'Repartir a lo alto',
  order: 'Orden',
  to_front: 'Traer al frente',
  forward: 'Subir un nivel',
  backward: 'Bajar un nivel',
  to_back: 'Enviar al fondo',
  flip_x: 'Espejar a lo ancho',
  flip_y: 'Espejar a lo alto',
  group: 'Agrupar',
  ungroup: 'Desagrupar',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  rotate: 'Girar 90°',
  view: 'Vista',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  zoom_fit: 'Ver completo',
  grid: 'Cuadrícula',
  ruler: 'Regla en centímetros',
  keyboard: 'Atajos de teclado',
  keyboard_text: 'Todo se puede hacer sin ratón. Con la lista de capas también puedes escribir las medidas.',
}

const arg: Partial<typeof es> = {
  keyboard_text: 'Todo se puede hacer sin mouse. Con la lista de capas también podés escribir las medidas.',
}

export const toolWords = { es, arg }
