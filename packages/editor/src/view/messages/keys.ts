import { messageCatalog } from '@estampa/domain/messages'
import type { ShortcutId } from '../../kernel/keyboard.ts'

/** Descriptions of the shortcuts and names of the keys. */
const shortcuts: Record<ShortcutId, string> = {
  nudge: 'Mover 1 mm',
  nudge_far: 'Mover 5 mm',
  nudge_fine: 'Mover 0,1 mm',
  turn_right: 'Girar 15° a la derecha',
  turn_left: 'Girar 15° a la izquierda',
  next_element: 'Elegir el elemento siguiente',
  previous_element: 'Elegir el elemento anterior',
  choose_all: 'Elegir todo',
  choose_none: 'No elegir nada, o dejar un gesto a medias',
  remove: 'Eliminar',
  duplicate: 'Duplicar',
  copy: 'Copiar',
  cut: 'Cortar',
  paste: 'Pegar, también en otro lugar',
  flip_across: 'Espejar a lo ancho',
  flip_down: 'Espejar a lo alto',
  lock: 'Bloquear o desbloquear',
  hide: 'Ocultar o mostrar',
  group: 'Agrupar',
  ungroup: 'Desagrupar',
  forward: 'Subir un nivel',
  backward: 'Bajar un nivel',
  front: 'Traer al frente',
  back: 'Enviar al fondo',
  undo: 'Deshacer',
  redo: 'Rehacer',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  zoom_fit: 'Ver completo',
  menu: 'Menú de lo elegido',
  help: 'Esta ayuda',
}

const keys: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Supr',
  Backspace: '⌫',
  Escape: 'Esc',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
  Tab: 'Tab',
  ContextMenu: 'Menú',
}

const sections = {
  section_move: 'Mover y girar',
  section_choose: 'Elegir',
  section_change: 'Cambiar',
  section_order: 'Ordenar',
  section_history: 'Historial',
  section_view: 'Vista',
}

export const keyMessages = messageCatalog({ es: { shortcuts, keys, ...sections } })
