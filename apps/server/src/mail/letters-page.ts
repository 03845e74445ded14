/** Shows every kind of mail of the demo's shops, as a phone and a desk see it, with samples for facts. */
import { countries, type Environment } from '@estampa/domain/countries'
import type { FastifyReply } from 'fastify'
import type { App } from '../app.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { answerMail, answerPage, demoPage } from './demo-page.ts'
import { type Html, html } from './html.ts'
import { lookOf } from './letter.ts'
import { listSampleGoods } from './samples/sample-goods.ts'
import { inCountry, type Sample, samples } from './samples/samples.ts'
import type { Letter } from './send-mail.ts'

const PATH = '/demo/letters'

type Asked = { Params: { shop: string; kind: string }; Querystring: { country?: string; pictures?: string } }

/** Mounts nothing outside demo mode. */
export function lettersRoutes(app: App, services: Services): void {
  if (!services.config.demo) return
  app.get<{ Querystring: { shop?: string; country?: string } }>(PATH, async ({ query }, reply) => {
    const shops = await services.shops.all()
    const chosen = shops.find(({ name }) => name === query.shop) ?? shops[0]
    return chosen ? answerPage(reply, listPage(shops, chosen, query.country)) : missing(reply)
  })
  app.get<Asked>(`${PATH}/:shop/:kind`, async ({ params, query }, reply) => {
    const found = await letterOf(services, params, query.country)
    return found ? answerPage(reply, letterPage(found, query)) : missing(reply)
  })
  app.get<Asked>(`${PATH}/:shop/:kind/html`, async ({ params, query }, reply) => {
    const found = await letterOf(services, params, query.country)
    if (!found) return missing(reply)
    const hasPictures = query.pictures !== 'no'
    return answerMail(reply, services, found.letter.html.toString(), hasPictures)
  })
}

function missing(reply: FastifyReply): string {
  reply.code(404)
  return answerPage(reply, demoPage('Correos', html`<p>Ese correo no existe.</p>`))
}

type Found = { shop: Shop; sample: Sample; letter: Letter }

async function letterOf(
  services: Services,
  { shop: name, kind }: Asked['Params'],
  country: string | undefined,
): Promise<Found | undefined> {
  const known = await services.shops.byName(name)
  const sample = samples.find((one) => one.kind === kind)
  if (!known || !sample) return undefined
  const shop = isCountry(country) ? inCountry(known, country) : known
  const goods = await services.database.readInShop(shop.id, listSampleGoods)
  return { shop, sample, letter: sample.write(lookOf(services, shop), goods) }
}

function isCountry(asked: string | undefined): asked is Environment {
  return asked !== undefined && Object.hasOwn(countries, asked)
}

function listPage(shops: readonly Shop[], chosen: Shop, country: string | undefined): Html {
  const asked = isCountry(country) ? `?country=${country}` : ''
  const filter = shops.map(
    (shop) =>
      html`<a href="${PATH}?shop=${shop.name}" ${shop.id === chosen.id && html`aria-current="page"`}>${shop.config.name}</a>`,
  )
  const rows = samples.map(
    ({ kind, name }) =>
      html`<li><a href="${PATH}/${chosen.name}/${kind}${asked}"><strong>${name}</strong><span>${kind}</span></a></li>`,
  )
  return demoPage(
    'Correos de la tienda',
    html`<p>Cada correo, con datos de muestra. Los que llegaron están en el <a href="/demo/mailbox">buzón</a>.</p>
<nav>${filter}</nav><ul class="kinds">${rows}</ul>`,
  )
}

function letterPage({ shop, sample, letter }: Found, query: Asked['Querystring']): Html {
  const { environment } = shop.config
  const here = `${PATH}/${shop.name}/${sample.kind}`
  const hasPictures = query.pictures !== 'no'
  const link = (name: string, said: Record<string, string>, isCurrent: boolean) =>
    html`<a href="${here}?${new URLSearchParams(said).toString()}" ${isCurrent && html`aria-current="page"`}>${name}</a>`
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
