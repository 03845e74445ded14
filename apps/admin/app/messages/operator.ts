import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** Running the installation: its shops, whoever works in which. */
export const operatorMessages = messageCatalog({
  es: {
    installation: 'La instalación',
    shops: 'Tiendas',
    new_shop: 'Abrir una tienda',
    text: 'Las tiendas de la instalación y cuánto usa cada una en los últimos treinta días.',
    loading: 'Cargando las tiendas',
    failed: 'No pudimos cargar las tiendas',
    none_title: 'Todavía no hay tiendas',
    none_text: 'La primera se abre en unos minutos, paso a paso.',
    shop: 'Tienda',
    state: 'Estado',
    products: 'Productos',
    orders: 'Pedidos',
    mails: 'Correos',
    people: 'Equipo',
    states: { preparing: 'En preparación', open: 'Abierta', suspended: 'Suspendida' },
    faulty: 'Mal configurada',
    acts_of: (name: string) => `Qué hacer con ${name}`,
    enter_office: 'Entrar a su escritorio',
    see_shop: 'Ver la tienda',
    clone: 'Crear una como esta',
    suspend: 'Suspender',
    reopen: 'Abrir de nuevo',
    suspend_title: (name: string) => `¿Suspender ${name}?`,
    suspend_text:
      'Quien la visite ve que está en pausa, y nadie puede comprar ni cotizar. Sus pedidos, cuentas y archivos quedan guardados, y su gente sigue entrando al escritorio.',
    suspended: (name: string) => `${name} está suspendida.`,
    reopened: (name: string) => `${name} está abierta de nuevo.`,
    clone_title: (name: string) => `Una tienda como ${name}`,
    clone_text:
      'Toma su aspecto, sus reglas, sus técnicas, sus envíos y sus categorías. No toma su gente, sus pedidos, sus cuentas ni sus productos.',
    clone_submit: 'Crear la tienda',
    name: 'Nombre de la tienda',
    name_missing: 'Falta el nombre de la tienda.',
    address: 'Dirección',
    address_hint: 'Lo que va después de la barra: letras minúsculas, números y guiones.',
    cloned: (name: string) => `${name} ya existe. Falta poco para abrirla.`,
    count_shops: (count: number) => counted(count, 'tienda', 'tiendas'),
    close: 'Cerrar',
    cancel: 'Cancelar',
    not_operator_title: 'Esto lo hace quien opera la instalación',
    not_operator_text: 'Pide a quien la mantiene que lo haga o que te dé esa función.',
  },
  arg: {
    not_operator_text: 'Pedile a quien la mantiene que lo haga o que te dé esa función.',
  },
})
