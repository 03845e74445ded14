import { messageCatalog } from '@estampa/domain/messages'

/** The domains of a shop and their records in DNS. */
export const domainMessages = messageCatalog({
  es: {
    loading: 'Cargando los dominios',
    failed: 'No pudimos cargar los dominios',
    only_owner: 'Los dominios solo los puede cambiar quien tiene la función Dueño.',
    common: 'Dirección sin dominio propio',
    common_leads: 'Lleva a la dirección principal.',
    common_is: 'Hoy la tienda está aquí.',
    none_title: 'Todavía no hay un dominio propio',
    none_text: 'Con un dominio tuyo, como www.tuempresa.com, la tienda se ve con tu nombre y nada más.',
    add: 'Agregar un dominio',
    add_text:
      'Después te decimos qué escribir en su DNS. La tienda sigue donde está hasta que tú la cambies.',
    host: 'Dominio',
    host_hint: 'Sin https ni barras. Si usas www.tuempresa.com y tuempresa.com, agrega los dos.',
    added: 'Dominio agregado. Siguen sus pasos.',
    cancel: 'Cancelar',
    main: 'Principal',
    given: 'Lo puso quien administra el sistema.',
    states: {
      waiting: 'Falta comprobarlo',
      ready: 'Listo',
      failing: 'Ya no vemos su registro',
      released: 'Dejó de atender',
    },
    steps: 'Pasos',
    records: 'Ver sus registros',
    prove_title: 'Prueba que es tuyo',
    prove_text: 'Agrega este registro en el DNS del dominio y déjalo ahí: lo volvemos a mirar cada día.',
    proved: 'Comprobado.',
    point_title: 'Haz que apunte aquí',
    point_sub: 'Agrega este registro. Si ya hay otro con ese nombre, reemplázalo.',
    point_root:
      'Agrega estos registros y quita los que haya de tipo A o AAAA con ese nombre. Si tu panel ofrece ALIAS o ANAME, úsalo en su lugar, con el valor del primero.',
    point_ok: 'Ya apunta aquí.',
    point_not: 'Todavía no apunta aquí.',
    use_title: 'Úsalo como dirección de la tienda',
    use_text: 'Ábrelo para ver que responde. Después, hazlo principal: lo demás lleva a él.',
    open: 'Abrirlo',
    opened_in: 'se abre en otra pestaña',
    type: 'Tipo',
    name: 'Nombre',
    value: 'Valor',
    short_name: (name: string) => `Si tu panel agrega el dominio solo, escribe nada más ${name}`,
    panel:
      'Los registros se agregan en el panel de quien administra el DNS: tu hosting, tu correo o quien te hizo el sitio. NIC Chile y NIC Argentina solo dicen a qué servidores está delegado el dominio.',
    check: 'Comprobar ahora',
    check_of: (host: string) => `Comprobar ahora: ${host}`,
    checked: (when: string) => `Lo miramos ${when}`,
    problems: {
      txt_missing: 'Todavía no vemos el registro. Puede tardar unos minutos, y a veces hasta un día.',
      txt_wrong: 'Hay un registro con ese nombre, pero con otro valor. Cópialo de nuevo, entero.',
      txt_doubled:
        'El registro quedó con el dominio repetido al final del nombre: en tu panel escribe solo la parte corta.',
      unreachable: 'El DNS de ese dominio no responde. Volvemos a probar solos.',
      taken:
        'Otra tienda ya probó que ese dominio es suyo. Si es tuyo, escribe a quien administra el sistema.',
    },
    failing: (day: string) =>
      `Ya no vemos el registro que prueba que es tuyo. La tienda sigue atendiendo en él; si no vuelve, deja de hacerlo el ${day}.`,
    released:
      'La tienda dejó de atender en este dominio porque su registro faltó varios días. Agrégalo de nuevo y toca «Comprobar ahora».',
    make_main: 'Hacerlo principal',
    make_main_of: (host: string) => `Hacerlo principal: ${host}`,
    main_title: (host: string) => `¿Pasar la tienda a ${host}?`,
    main_text: (address: string) =>
      `La tienda queda en ${address}. Las direcciones de antes llevan a ella, también las de correos ya enviados.`,
    main_sessions:
      'Quien tenía la sesión iniciada la inicia de nuevo, y los carritos de quien no la inició quedan en la dirección de antes.',
    main_not_pointing: (host: string) =>
      `Todavía no vemos que ${host} apunte aquí. Si no apunta, nadie puede entrar a la tienda: ábrelo antes en otra pestaña.`,
    is_main: (host: string) => `La tienda está en ${host}.`,
    remove: 'Quitar',
    remove_of: (host: string) => `Quitar: ${host}`,
    remove_title: (host: string) => `¿Quitar ${host}?`,
    remove_text: 'La tienda deja de atender en él, y los enlaces que lo usan dejan de funcionar.',
    remove_main: (common: string) =>
      `Es la dirección de la tienda: pasa a otro de sus dominios que esté listo o, si no hay, a ${common}.`,
    removed: 'Dominio quitado.',
  },
  arg: {
    common_is: 'Hoy la tienda está acá.',
    add_text:
      'Después te decimos qué escribir en su DNS. La tienda sigue donde está hasta que vos la cambies.',
    host_hint: 'Sin https ni barras. Si usás www.tuempresa.com y tuempresa.com, agregá los dos.',
    prove_title: 'Probá que es tuyo',
    prove_text: 'Agregá este registro en el DNS del dominio y dejalo ahí: lo volvemos a mirar cada día.',
    point_title: 'Hacé que apunte acá',
    point_sub: 'Agregá este registro. Si ya hay otro con ese nombre, reemplazalo.',
    point_root:
      'Agregá estos registros y sacá los que haya de tipo A o AAAA con ese nombre. Si tu panel ofrece ALIAS o ANAME, usalo en su lugar, con el valor del primero.',
    point_ok: 'Ya apunta acá.',
    point_not: 'Todavía no apunta acá.',
    use_title: 'Usalo como dirección de la tienda',
    use_text: 'Abrilo para ver que responde. Después, hacelo principal: lo demás lleva a él.',
    short_name: (name: string) => `Si tu panel agrega el dominio solo, escribí nada más ${name}`,
    problems: {
      txt_missing: 'Todavía no vemos el registro. Puede tardar unos minutos, y a veces hasta un día.',
      txt_wrong: 'Hay un registro con ese nombre, pero con otro valor. Copialo de nuevo, entero.',
      txt_doubled:
        'El registro quedó con el dominio repetido al final del nombre: en tu panel escribí solo la parte corta.',
      unreachable: 'El DNS de ese dominio no responde. Volvemos a probar solos.',
      taken:
        'Otra tienda ya probó que ese dominio es suyo. Si es tuyo, escribile a quien administra el sistema.',
    },
    released:
      'La tienda dejó de atender en este dominio porque su registro faltó varios días. Agregalo de nuevo y tocá «Comprobar ahora».',
    main_not_pointing: (host: string) =>
      `Todavía no vemos que ${host} apunte acá. Si no apunta, nadie puede entrar a la tienda: abrilo antes en otra pestaña.`,
  },
})
