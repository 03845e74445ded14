/** Shows every kind of mail of the demo's shops, as a phone and a desk see it, with samples for facts. */
import { type CountryCode, countries } from '@estampa/domain/countries'
import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { answerMail, answerPage, demoPage } from './demo-page.ts'
import { type Html, html } from './html.ts'
import { listSampleProducts } from './samples/sample-products.ts'
import { inCountry, type Sample, samples } from './samples/samples.ts'
import type { Email } from './send-mail.ts'
import { findMailBranding } from './template.ts'

const PATH = '/demo/letters'

type EmailPageRequest = {
  Params: { shop: string; kind: string }
  Querystring: { country?: string; pictures?: string }
}

/** Mounts nothing outside demo mode. */
export function emailPageRoutes(app: App, services: Services): void {
  if (!services.config.demo) return
  app.get<{ Querystring: { shop?: string; country?: string } }>(PATH, async ({ query }, reply) => {
    const shops = await services.shops.all()
    const chosen = shops.find(({ name }) => name === query.shop) ?? shops[0]
    return chosen ? answerPage(reply, listPage(shops, chosen, query.country)) : missing(reply)
  })
  app.get<EmailPageRequest>(`${PATH}/:shop/:kind`, async ({ params, query }, reply) => {
    const found = await emailOf(services, params, query.country)
    return found ? answerPage(reply, emailPage(found, query)) : missing(reply)
  })
  app.get<EmailPageRequest>(`${PATH}/:shop/:kind/html`, async ({ params, query }, reply) => {
    const found = await emailOf(services, params, query.country)
    if (!found) return missing(reply)
    const hasPictures = query.pictures !== 'no'
    return answerMail(reply, services, found.letter.html.toString(), hasPictures)
  })
}

function missing(reply: FastifyReply): string {
  reply.code(404)
  return answerPage(reply, demoPage('Correos', html`<p>Ese correo no existe.</p>`))
}

type FoundEmail = { shop: Shop; sample: Sample; letter: Email }

async function emailOf(
  services: Services,
  { shop: name, kind }: EmailPageRequest['Params'],
  country: string | undefined,
): Promise<FoundEmail | undefined> {
  const known = await services.shops.byName(name)
  const sample = samples.find(({ id }) => id === kind)
  if (!known || !sample) return undefined
  const shop = isCountry(country) ? inCountry(known, country) : known
  const letter = await services.database.readInShop(shop.id, async (tx) => {
    const goods = await listSampleProducts(tx)
    return sample.write(await findMailBranding(tx, services, shop), goods)
  })
  return { shop, sample, letter }
}

function isCountry(request: string | undefined): request is CountryCode {
  return request !== undefined && Object.hasOwn(countries, request)
}

function listPage(shops: readonly Shop[], chosen: Shop, country: string | undefined): Html {
  const request = isCountry(country) ? `?country=${country}` : ''
  const filter = shops.map(
    (shop) =>
      html`<a href="${PATH}?shop=${shop.name}" ${shop.id === chosen.id && html`aria-current="page"`}>${shop.config.name}</a>`,
  )
  const rows = samples.map(
    ({ id, name }) =>
      html`<li><a href="${PATH}/${chosen.name}/${id}${request}"><strong>${name}</strong><span>${id}</span></a></li>`,
  )
  return demoPage(
    'Correos de la tienda',
    html`<p>Cada correo, con datos de muestra. Los que llegaron están en el <a href="/demo/mailbox">buzón</a>.</p>
<nav>${filter}</nav><ul class="kinds">${rows}</ul>`,
  )
}

function emailPage({ shop, sample, letter }: FoundEmail, query: EmailPageRequest['Querystring']): Html {
  const { environment } = shop.config
  const here = `${PATH}/${shop.name}/${sample.id}`
  const hasPictures = query.pictures !== 'no'
  const link = (name: string, params: Record<string, string>, isCurrent: boolean) =>
    html`<a href="${here}?${new URLSearchParams(params).toString()}" ${isCurrent && html`aria-current="page"`}>${name}</a>`
  const shown = { ...(!hasPictures && { pictures: 'no' }) }
  const address = `${here}/html?${new URLSearchParams({ country: environment, ...shown }).toString()}`
  const frame = (width: number) =>
    html`<figure><figcaption>${width} px</figcaption><iframe title="${letter.subject}, ${width} px" src="${address}" width="${width}" style="width:${width}px" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></figure>`
  return demoPage(
    letter.subject,
    html`<p><a href="${PATH}?shop=${shop.name}&amp;country=${environment}">← ${sample.name}</a></p>
<nav>${Object.entries(countries).map(([code, { name }]) =>
      link(name, { country: code, ...shown }, code === environment),
    )}
${link('Con imágenes', { country: environment }, hasPictures)}${link('Sin imágenes', { country: environment, pictures: 'no' }, !hasPictures)}</nav>
<div class="frames">${frame(360)}${frame(640)}</div>
<h2>Versión de texto</h2><pre>${letter.plain}</pre>`,
  )
}
