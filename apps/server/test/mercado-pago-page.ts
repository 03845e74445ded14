import type { IncomingMessage, ServerResponse } from 'node:http'
import { noticeOf, type Preference } from './mercado-pago-server.ts'

type PaymentCollector = { preferences: readonly Preference[]; pay(preference: Preference): string }

/**
 * The page where a buyer pays. Paid money is notified before the buyer is taken back, as Mercado Pago mostly
 * does, and signed for the shop that asked.
 */
export async function payPage(
  { preferences, pay }: PaymentCollector,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = new URL(url, 'http://company.local').searchParams.get('pref_id')
  const preference = preferences.find((one) => one.id === id)
  if (!preference) {
    response.writeHead(404).end()
    return
  }
  if (method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(preference))
    return
  }
  const paid = pay(preference)
  await notifyOf(preference, paid)
  const back = new URL((preference.back_urls as { success: string }).success)
  const returnQuery = {
    payment_id: paid,
    status: 'approved',
    external_reference: preference.external_reference,
  }
  for (const [name, value] of Object.entries(returnQuery)) back.searchParams.set(name, value)
  response.writeHead(303, { location: back.href }).end()
}

async function notifyOf({ notification_url }: Preference, id: string): Promise<void> {
  const { headers, body } = noticeOf(id)
  const answer = await fetch(`${notification_url}&data.id=${id}&type=payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the notice of ${id} was answered ${answer.status}`)
}

function pageOf({ id, items }: Preference): string {
  const itemList = items
    .map(({ unit_price, currency_id }) => `<li>${currency_id} ${unit_price}</li>`)
    .join('')
  return `<!doctype html><html lang="es"><title>Mercado Pago</title><link rel="icon" href="data:,">
    <ul>${itemList}</ul><form method="post" action="/checkout/v1/pay?pref_id=${id}"><button>Pagar</button></form></html>`
}
