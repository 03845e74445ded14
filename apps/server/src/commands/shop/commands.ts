import type { CommandHandler, CommandSet } from '../run-command.ts'

/** The help is shown without reading what the commands need. */
const opening =
  (
    name:
      | 'listShopsCommand'
      | 'createShopCommand'
      | 'openShopCommand'
      | 'suspendShopCommand'
      | 'showShopCommand'
      | 'setShopCommand',
  ): CommandHandler =>
  async (...given) =>
    (await import('./open-and-show.ts'))[name](...given)
const picturing =
  (name: 'logoCommand' | 'bannerCommand'): CommandHandler =>
  async (...given) =>
    (await import('./pictures.ts'))[name](...given)
const selling =
  (name: 'paymentCommand' | 'shippingCommand' | 'shopPeopleCommand'): CommandHandler =>
  async (...given) =>
    (await import('./selling.ts'))[name](...given)
const operating =
  (name: 'cloneShopCommand' | 'operatorsCommand'): CommandHandler =>
  async (...given) =>
    (await import('./operating.ts'))[name](...given)
const hosting: CommandHandler = async (...given) => (await import('./hosts.ts')).shopHostCommand(...given)
const offboarding =
  (name: 'exportShopCommand' | 'deleteShopCommand' | 'keepShopCommand'): CommandHandler =>
  async (...given) =>
    (await import('./offboarding.ts'))[name](...given)
const moving: CommandHandler = async (...given) => (await import('./moving.ts')).moveShopCommand(...given)
const quotas: CommandHandler = async (...given) => (await import('./quotas.ts')).quotasCommand(...given)
const health =
  (name: 'healthCommand' | 'backupDoneCommand'): CommandHandler =>
  async (...given) =>
    (await import('./health.ts'))[name](...given)
const techniques: CommandHandler = async (...given) =>
  (await import('./techniques.ts')).techniquesCommand(...given)

export const shopCommands: CommandSet = {
  name: 'shop',
  texts: ['with', 'name', 'country', 'host', 'as', 'title', 'text', 'action', 'link', 'to', 'confirm'],
  commands: {
    list: { as: '', does: 'las tiendas, y qué le falta a cada una', work: opening('listShopsCommand') },
    create: {
      as: '<tienda> --country ARG|CL [--name "Mi tienda"] [--host regalos.example] [--with goods,techniques,deliveries] [campo=valor …]',
      does: 'crea una tienda, que hasta «open» solo ve su gente; <tienda> es su dirección',
      work: opening('createShopCommand'),
    },
    open: {
      as: '<tienda>',
      does: 'la abre al público, o de nuevo si estaba suspendida',
      work: opening('openShopCommand'),
    },
    suspend: {
      as: '<tienda>',
      does: 'la pone en pausa: nadie la ve y nada se pierde',
      work: opening('suspendShopCommand'),
    },
    show: { as: '<tienda>', does: 'todos sus campos', work: opening('showShopCommand') },
    set: {
      as: '<tienda> campo=valor …',
      does: 'cambia campos; «campo=» lo deja vacío',
      work: opening('setShopCommand'),
    },
    logo: {
      as: '<tienda> <archivo> [--as favicon]',
      does: 'el logo, o el ícono de la pestaña',
      work: picturing('logoCommand'),
    },
    banner: {
      as: '<tienda> [add <archivo> --title "…" [--text "…"] [--action "…"] [--link /products-list/all] | remove <n>]',
      does: 'las imágenes grandes de la portada',
      work: picturing('bannerCommand'),
    },
    host: {
      as: '<tienda> [dominio | off | add <dominio> | remove <dominio> | check [dominio]]',
      does: 'sus dominios: el principal, y los otros y anteriores, que llevan a él; «check» comprueba los que agregó su gente',
      work: hosting,
    },
    payment: {
      as: '<tienda> [TRF|CHQ [campo=valor … | off]]',
      does: 'transferencia y cheque: name, holder, bank y CBU, CUIT, alias (ARG) o account, RUT (CL)',
      work: selling('paymentCommand'),
    },
    shipping: {
      as: '<tienda> [set < tabla.json]',
      does: 'la tabla de envíos, con importes en pesos: lo que se muestra se puede cambiar y volver a dar',
      work: selling('shippingCommand'),
    },
    techniques: {
      as: '<tienda> [set < tecnicas.json]',
      does: 'las técnicas y sus escalas, con importes en pesos; «--json» las muestra enteras',
      work: techniques,
    },
    clone: {
      as: '<tienda> <nueva> [--name "Mi tienda"]',
      does: 'crea una como otra: aspecto, reglas, técnicas, envíos y categorías; sin su gente, sus pedidos ni sus cuentas',
      work: operating('cloneShopCommand'),
    },
    export: {
      as: '<tienda> --to tienda.zip',
      does: 'una copia de todo en un ZIP: filas, archivos y un manifiesto; sin contraseñas ni claves',
      work: offboarding('exportShopCommand'),
    },
    delete: {
      as: '<tienda> --confirm <tienda>',
      does: 'hace la copia y borra la tienda suspendida a los siete días; con --dry-run dice cuánto hay',
      work: offboarding('deleteShopCommand'),
    },
    keep: {
      as: '<tienda>',
      does: 'anula el borrado de una tienda',
      work: offboarding('keepShopCommand'),
    },
    move: {
      as: '<tienda> --to <célula>',
      does: 'la muda a otra célula mientras vende: segundos sin escribir, todo contado y comparado; cortada, el mismo comando sigue',
      work: moving,
    },
    quotas: {
      as: '[<tienda>] [products=500] [uploads=2.5] [people=10] [mails=1000]',
      does: 'cuánto usa y puede tener una tienda, o cada una; archivos en GB, correos por día, vacío: sin decir',
      work: quotas,
    },
    health: {
      as: '',
      does: 'cómo está la instalación: trabajos, correos, base, disco y última copia de seguridad',
      work: health('healthCommand'),
    },
    'backup-done': {
      as: '[--text "de dónde"]',
      does: 'anota que la copia de seguridad terminó bien; va al final de lo que la hace',
      work: health('backupDoneCommand'),
    },
    operators: {
      as: '[add <correo> [--name "Ana Paz" < clave.txt] | remove <correo>]',
      does: 'quiénes operan la instalación: abren tiendas, las suspenden y ven cuánto usan',
      work: operating('operatorsCommand'),
    },
    people: {
      as: '<tienda> [add <correo> --name "Ana Paz" < clave.txt | disable <correo>]',
      does: 'quiénes atienden la tienda',
      work: selling('shopPeopleCommand'),
    },
  },
  notes: [
    '--json      la respuesta, o el error, como JSON; «create» y «set» sin campos leen un objeto JSON de la entrada',
    '--with      con qué empieza: productos de muestra, técnicas y envíos, con importes de ejemplo',
    '--dry-run   dice qué cambiaría y no guarda nada',
    '',
    'Campos: los de «show». Los márgenes y plazos son rules.profitMultiplier, rules.depositPercent, rules.quoteDays …',
    'Mercado Pago: npm run mercado-pago. Transportistas: npm run carrier. Productos: npm run import y npm run product.',
  ],
}
