import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

/** The list of persons of a design with names and numbers. */
export const rosterMessages = messageCatalog({
  es: {
    title: 'Lista de nombres',
    open: 'Armar la lista',
    names: (count: number) => counted(count, 'nombre', 'nombres'),
    intro:
      'Una unidad por persona. Pega la lista como la tienes, con nombre, número y talla en el orden que sea, o sube la planilla.',
    paste: 'Pegar una lista',
    paste_example: 'Ana Soto\t10\tM',
    add_pasted: 'Agregar a la lista',
    upload: 'Subir planilla',
    upload_hint: 'Excel (.xlsx), CSV o TSV de hasta 2 MB',
    add_person: 'Agregar una persona',
    clear: 'Vaciar la lista',
    variant: 'Color de toda la lista',
    person: (position: number) => `Persona ${numberText(position)}`,
    name: 'Nombre',
    number: 'Número',
    size: 'Talla',
    choose_size: 'Elegir talla',
    remove: (position: number) => `Quitar a la persona ${numberText(position)}`,
    show: (position: number) => `Ver cómo queda la persona ${numberText(position)}`,
    drawing: 'Dibujando',
    picture_of: (name: string, area: string) => `${area} de ${name}`,
    hide: 'Cerrar la vista previa',
    added: (count: number) => `Agregamos ${counted(count, 'persona', 'personas')}.`,
    to_correct: (count: number) => counted(count, 'fila por corregir', 'filas por corregir'),
    empty_list: 'Todavía no hay nadie en la lista.',
    empty: 'Falta el nombre o el número.',
    name_too_long: (most: number) => `El nombre puede tener hasta ${most} letras.`,
    number_too_long: (most: number) => `El número puede tener hasta ${most} cifras o letras.`,
    unknown_variant: 'Elige una talla de este producto.',
    text_too_long: (text: string) => `«${text}» no entra, ni con la letra más chica de la técnica.`,
    letters_missing: (letters: string) => `Esta tipografía no tiene «${letters}».`,
    repeated: 'Repite el nombre y el número de otra persona.',
    shrunk: 'Va con letra más chica para que entre.',
    unprinted: {
      name: 'Los nombres de la lista no se imprimen: ningún texto de tu diseño cambia con el nombre.',
      number: 'Los números de la lista no se imprimen: ningún texto de tu diseño cambia con el número.',
    },
    nothing_read: 'No encontramos ninguna persona en ese archivo.',
    file_unreadable: 'No pudimos leer ese archivo. Prueba con un Excel (.xlsx) o un CSV.',
    file_too_large: 'La planilla pesa más de 2 MB. Deja solo la lista y súbela de nuevo.',
    list_full: (most: number) => `Una lista lleva hasta ${numberText(most)} personas: lo demás quedó afuera.`,
    missing: 'Arma la lista de nombres: este diseño lleva uno distinto en cada unidad.',
    faulty: (count: number) =>
      `En la lista de nombres hay ${counted(count, 'fila por corregir', 'filas por corregir')}.`,
  },
  arg: {
    intro:
      'Una unidad por persona. Pegá la lista como la tengas, con nombre, número y talle en el orden que sea, o subí la planilla.',
    size: 'Talle',
    choose_size: 'Elegir talle',
    unknown_variant: 'Elegí un talle de este producto.',
    file_unreadable: 'No pudimos leer ese archivo. Probá con un Excel (.xlsx) o un CSV.',
    file_too_large: 'La planilla pesa más de 2 MB. Dejá solo la lista y subila de nuevo.',
    missing: 'Armá la lista de nombres: este diseño lleva uno distinto en cada unidad.',
  },
})
