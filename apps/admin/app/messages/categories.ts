import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

const products = (count: number) => counted(count, 'producto', 'productos')

/** The categories of the shop, which stand in each other. */
export const categoryMessages = messageCatalog({
  es: {
    title: 'Categorías',
    to_list: 'Productos',
    found: (count: number) => counted(count, 'categoría', 'categorías'),
    loading: 'Cargando las categorías',
    failed_title: 'No pudimos cargar las categorías',
    empty_title: 'Todavía no hay categorías',
    empty_text: 'Son los pasillos de la tienda: el menú, los filtros y la portada las muestran.',
    order_note: 'En este orden las muestra la tienda. Las que no tienen productos no se ven.',
    name: 'Categoría',
    own_products: 'Productos',
    acts: 'Mover o editar',
    new: 'Nueva categoría',
    new_inside: 'Nueva dentro de esta',
    act_on: (title: string) => `Qué hacer con ${title}`,
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Bajar ${title}`,
    edit: 'Nombre e imagen',
    edit_title: 'Editar la categoría',
    title_field: 'Nombre',
    title_missing: 'Falta el nombre.',
    address: (url: string) =>
      `Su dirección termina en «${url}» y queda: los enlaces de afuera siguen llegando.`,
    inside: 'Dentro de',
    inside_none: 'Ninguna: está arriba de todo',
    picture: 'Imagen',
    picture_hint: 'Cuadrada y sin texto se ve mejor. Sin imagen va su primera letra.',
    save: 'Guardar',
    make: 'Crear',
    cancel: 'Volver',
    made: (title: string) => `«${title}» ya existe.`,
    saved: 'Guardado.',
    merge: 'Unir con otra',
    merge_note: 'Sus productos pasan a la otra',
    merge_title: (title: string) => `Unir «${title}» con otra`,
    merge_text: (count: number) =>
      count === 0
        ? 'No tiene productos. Las que tenga dentro pasan a la otra.'
        : `${count === 1 ? 'Pasa' : 'Pasan'} a la otra ${products(count)} y las categorías que tenga dentro.`,
    merge_into: 'Con cuál',
    merge_choose: 'Elige una',
    merge_submit: 'Unir',
    merged: 'Unidas.',
    remove: 'Borrar',
    remove_note: 'Sus productos quedan en la tienda',
    remove_title: (title: string) => `¿Borrar «${title}»?`,
    remove_text: (count: number) =>
      count === 0
        ? 'No tiene productos. Las que tenga dentro suben a su lugar.'
        : `${products(count)} ${count === 1 ? 'queda' : 'quedan'} en la tienda, en sus otras categorías o en ninguna. Las que tenga dentro suben a su lugar.`,
    remove_submit: 'Borrar',
    removed: 'Borrada.',
    moved: (title: string) => `«${title}» se movió.`,
  },
  arg: {
    merge_choose: 'Elegí una',
  },
})
