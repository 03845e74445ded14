import { domainProblems, domainStates } from '@estampa/domain/shops/domains'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'

const Moment = z.string()
/** As it was typed: it is read with the rules of domains, whose refusals belong to this field. */
const TypedHost = z.string().max(300)

/** What a domain of the shop is, how it is proved, and whether browsers come here from it. */
const ShopDomain = z.object({
  /** As DNS knows it. */
  host: z.string(),
  /** As people read it: `ñandu.cl`. */
  title: z.string(),
  address: z.string(),
  /** The shop stands here, and its other domains lead here. */
  isMain: z.boolean(),
  state: z.enum(domainStates),
  /** Null: whoever runs the installation gave it to the shop. */
  proof: z
    .object({
      name: z.string(),
      text: z.string(),
      problem: z.enum(domainProblems).nullable(),
      checkedAt: Moment.nullable(),
      /** When it stops serving, if its proof does not come back. */
      releasedAt: Moment.nullable(),
      /** Null: nobody has looked yet, or DNS did not answer. */
      pointsHere: z.boolean().nullable(),
    })
    .nullable(),
})

const ShopDomains = z.object({
  domains: z.array(ShopDomain),
  /** Where the shop stands without a domain of its own. */
  commonAddress: z.string(),
  /** Where records of domains point to. */
  target: z.object({ host: z.string(), addresses: z.array(z.string()) }),
})

const exampleDomains: z.input<typeof ShopDomains> = {
  domains: [
    {
      host: 'www.regalos.example',
      title: 'www.regalos.example',
      address: 'https://www.regalos.example',
      isMain: false,
      state: 'waiting',
      proof: {
        name: '_estampa.www.regalos.example',
        text: 'estampa-verify=0c3f5d0e6a7b4f7f9d0e1c2b3a495867',
        problem: 'txt_missing',
        checkedAt: '2026-11-20T14:00:00Z',
        releasedAt: null,
        pointsHere: false,
      },
    },
  ],
  commonAddress: 'https://tiendas.example/pampa',
  target: { host: 'tiendas.example', addresses: ['203.0.113.10'] },
}
const exampleHost = { host: 'www.regalos.example' }

/** The domains of a shop, as its owner brings them. */
export const staffDomains = {
  getDomains: get('/api/services/app/Staff/GetDomains', {
    summary: 'Los dominios de la tienda, con el registro de DNS que prueba cada uno',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: ShopDomains,
    opens: 'none',
    example: { takes: {}, gives: exampleDomains },
  }),
  addDomain: post('/api/services/app/Staff/AddDomain', {
    summary: 'Agrega un dominio; la tienda atiende ahí después de que el DNS pruebe que es suyo',
    who: 'staff',
    permission: 'domains.edit',
    takes: z.object({ host: TypedHost }),
    gives: ShopDomains,
    refuses: [
      'proof_needed',
      'domain_format',
      'domain_is_address',
      'domain_wildcard',
      'domain_with_port',
      'domain_incomplete',
      'domain_private',
      'domain_of_installation',
      'domain_taken',
      'too_many_domains',
    ],
    opens: 'none',
    needsProof: true,
    example: { takes: exampleHost, gives: exampleDomains },
  }),
  checkDomain: post('/api/services/app/Staff/CheckDomain', {
    summary: 'Pregunta al DNS por el registro del dominio, ahora',
    who: 'staff',
    permission: 'domains.edit',
    takes: z.object({ host: TypedHost }),
    gives: ShopDomains,
    refuses: ['not_found'],
    opens: 'none',
    example: { takes: exampleHost, gives: exampleDomains },
  }),
  setMainDomain: post('/api/services/app/Staff/SetMainDomain', {
    summary: 'Hace de un dominio probado la dirección de la tienda; los demás llevan a él',
    who: 'staff',
    permission: 'domains.edit',
    takes: z.object({ host: TypedHost }),
    gives: ShopDomains,
    refuses: ['proof_needed', 'not_found', 'domain_not_proved'],
    opens: 'none',
    needsProof: true,
    example: { takes: exampleHost, gives: exampleDomains },
  }),
  removeDomain: post('/api/services/app/Staff/RemoveDomain', {
    summary: 'Quita un dominio: la tienda ya no atiende ahí',
    who: 'staff',
    permission: 'domains.edit',
    takes: z.object({ host: TypedHost }),
    gives: ShopDomains,
    refuses: ['proof_needed', 'not_found', 'domain_of_operator'],
    opens: 'none',
    needsProof: true,
    example: { takes: exampleHost, gives: exampleDomains },
  }),
}
