import { expect, test } from 'vitest'
import { CallFailure, client } from './client.ts'
import { contract } from './contract.ts'
import { failureEnvelope, successEnvelope } from './envelope.ts'
import { httpTransport } from './http-transport.ts'
import { staffClient } from './staff-client.ts'

type Sent = { url: string; method: string; headers: Record<string, string>; body: unknown }

/** A shop's API that remembers what it was asked and gives `body` back. */
function fakeApi(body: unknown, status = 200) {
  const sent: Sent[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({
      url: String(url),
      method: init.method ?? '',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    })
    return Response.json(body, { status, headers: { 'x-request-id': 'req-7' } })
  }
  const transport = httpTransport({
    origin: 'https://api.example',
    shop: 'pampa',
    token: () => 'secret',
    fetch,
  })
  return { sent, api: client(transport), staff: staffClient(transport) }
}

test('a reading says its input in the address: lists repeat their name, what is not there is left out', async () => {
  const { api, sent } = fakeApi(successEnvelope([]))
  await api.catalog.getProductsList({ name: 'taza', colors: ['rojo', 'azul'], featured: undefined, page: 2 })
  expect(sent).toEqual([
    {
      url: `https://api.example${contract.catalog.getProductsList.path}?name=taza&colors=rojo&colors=azul&page=2`,
      method: 'GET',
      headers: { 'Abp-TenantId': 'pampa', authorization: 'Bearer secret' },
      body: undefined,
    },
  ])
})

test('a change says its input as JSON; the calls of a shop’s people go the same way', async () => {
  const { api, staff, sent } = fakeApi(successEnvelope({}))
  await api.favorites.updateFavoriteProduct({ genericId: 7, favorite: true })
  await staff.staff.getOrders({ PaginaActual: 1 })
  const { favorites, staff: ofStaff } = contract
  expect(sent.map(({ url, method, body }) => [method, url, body])).toEqual([
    ['POST', `https://api.example${favorites.updateFavoriteProduct.path}`, { genericId: 7, favorite: true }],
    ['GET', `https://api.example${ofStaff.getOrders.path}?PaginaActual=1`, undefined],
  ])
  expect(sent[0]?.headers['content-type']).toBe('application/json')
})

test('files travel as a form beside the fields', async () => {
  const { api, sent } = fakeApi(successEnvelope({}))
  const files = [new File(['x'], 'recibo.pdf', { type: 'application/pdf' })]
  await api.payments.uploadReceipt({ purpose: 'payment' }, { files })
  const form = sent[0]?.body
  expect(form).toBeInstanceOf(FormData)
  const fields =
    form instanceof FormData
      ? [...form].map(([name, value]) => [name, value instanceof File ? value.name : value])
      : []
  expect(fields).toEqual([
    ['purpose', 'payment'],
    ['files', 'recibo.pdf'],
  ])
  expect(sent[0]?.headers).not.toHaveProperty('content-type')
})

test('a refusal is thrown with the sentence of the server, its code, its fields and the number of the request [API-53]', async () => {
  const fault = {
    code: 409,
    message: 'No queda stock.',
    details: null,
    validationErrors: [{ message: 'Quedan 3.', members: ['quantity'] }],
    refusal: 'out_of_stock',
    data: { available: 3 },
  }
  const { api } = fakeApi(failureEnvelope(fault, 409), 409)
  const failure = await api.favorites.getFavorites({}).catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ message: 'No queda stock.', status: 409, fault, requestId: 'req-7' })
})

test('only a missing or a wrong token makes an answer unauthorized', () => {
  const fault = { code: 0, message: 'No.', details: null, validationErrors: null, refusal: null, data: null }
  const unauthorized = [400, 401, 403, 404, 500].filter(
    (status) => failureEnvelope(fault, status).unAuthorizedRequest,
  )
  expect(unauthorized).toEqual([401, 403])
  // clients of the specification read the sentence in the result
  expect(failureEnvelope(fault, 400)).toMatchObject({ result: 'No.', success: false })
})
