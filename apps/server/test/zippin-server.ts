import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which the carrier's API can fail. */
export type ZippinFault =
  | 'none'
  | 'answers 500'
  | 'answers 500 once'
  | 'is silent'
  | 'drips'
  | 'sends HTML'
  | 'sends HTML as JSON'
  | 'sends three megabytes'
  | 'says no'
  | 'sends us elsewhere'
  | 'loses its answer'
export type RecordedRequest = { method: string; path: string; body: SentShipment; authorization: string }
type SentShipment = Record<string, unknown>
type Shipment = { id: number; external_id: string; status: string } & SentShipment
export type ZippinServer = Awaited<ReturnType<typeof openZippinServer>>

export const zippinUser = { key: 'a-token-of-pampa', secret: 'its secret, never shown' }
const authorization = `Basic ${Buffer.from(`${zippinUser.key}:${zippinUser.secret}`).toString('base64')}`

/** A way to a door, as the documentation shows it. */
export function homeOption(changes: SentShipment = {}): SentShipment {
  return {
    selectable: true,
    impediments: null,
    logistic_type: 'crossdock',
    carrier: {
      id: 205,
      name: 'Leset',
      rating: 0.95,
      logo: 'https://zippin-ar.s3.amazonaws.com/carriers/leset.png',
    },
    service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio', is_urgent: 0 },
    delivery_time: { min: 3, max: 7 },
    amounts: amounts(323.97, 392),
    rate: { source: 'tariff', id: 12957, tariff_id: 71 },
    tags: ['cheapest', 'fastest'],
    ...changes,
  }
}

export function amounts(price: unknown, withTax: unknown): SentShipment {
  return {
    price_shipment: 315.79,
    price_insurance: 8.18,
    price,
    price_incl_tax: withTax,
    seller_price: price,
    seller_price_incl_tax: withTax,
  }
}

/** A way to a carrier's counter, likewise. */
export function pointOption(changes: SentShipment = {}): SentShipment {
  return homeOption({
    logistic_type: 'carrier_dropoff',
    carrier: { id: 1, name: 'Andreani', rating: 1, logo: null },
    service_type: { id: 9, code: 'pickup_point', name: 'Entrega en punto de entrega', is_urgent: 0 },
    delivery_time: {
      warning: 'Dear developer, min and max attributes will be deprecated soon.',
      min: 5,
      max: 7,
      estimated_delivery: '2023-02-23T23:00:00+00:00',
    },
    amounts: amounts(2161.98, 2616),
    pickup_points: [
      {
        point_id: 14677,
        description: 'Andreani - Ayacucho (Centro)',
        open_hours: null,
        phone: '0810-122-1111',
        location: { street: 'Saavedra', street_number: '423', street_extras: null, city: 'Ayacucho' },
      },
    ],
    ...changes,
  })
}

/**
 * Zippin on loopback: its documented paths, shapes and refusals, and every trouble that it may be in. What it
 * quotes and what it knows of shipments may be changed while it runs.
 */
export async function openZippinServer() {
  const requests: RecordedRequest[] = []
  const state = {
    trouble: 'none' as ZippinFault,
    options: [homeOption()] as unknown[],
    shipments: [] as Shipment[],
    papers: new Map<string, Buffer>(),
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url: path = '', headers } = request
      const question = { method, path, body, authorization: headers.authorization ?? '' }
      requests.push(question)
      if (faultyReply(state, requests, response)) return
      const reply = replyTo(state, question)
      if (reply) send(response, ...reply)
      else response.destroy()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requests,
    state,
    close() {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

type State = {
  trouble: ZippinFault
  options: unknown[]
  shipments: Shipment[]
  /** What was drawn, by the id of its shipment and its kind: «151060 label». Another one has none yet. */
  papers: Map<string, Buffer>
}

type Reply = [status: number, body: unknown]

/** Undefined: the shipment is made, and the line breaks before it is said. */
function replyTo(
  state: State,
  { method, path, body, authorization: user }: RecordedRequest,
): Reply | undefined {
  if (user !== authorization) return [401, { message: 'Unauthenticated.' }]
  const { pathname, searchParams } = new URL(path, 'http://zippin.local')
  const call = `${method} ${pathname}`
  if (call === 'POST /v2/shipments/quote') return [200, quoteOf(state, body)]
  if (call === 'POST /v2/shipments') {
    const shipment = shipmentOf(state, body)
    return state.trouble === 'loses its answer' ? undefined : [201, shipment]
  }
  if (call === 'GET /v2/shipments') {
    const data = state.shipments.filter((one) => one.external_id === searchParams.get('external_id'))
    return [200, { data, links: {}, meta: { current_page: 1, total: data.length } }]
  }
  const [, documented] = call.match(/^GET \/v2\/shipments\/(\d+)\/documentation$/) ?? []
  if (documented) {
    const paper = state.papers.get(`${documented} ${searchParams.get('what')}`)
    if (!paper) return [404, { message: 'Not found' }]
    return [200, { format: searchParams.get('format'), body: paper.toString('base64') }]
  }
  const found = state.shipments.find(({ id }) => call === `GET /v2/shipments/${id}`)
  return found ? [200, found] : [404, { message: 'Not found' }]
}

function faultyReply(state: State, requests: readonly RecordedRequest[], response: ServerResponse): boolean {
  const page = '<!doctype html><title>Mantenimiento</title>'
  const troubles: Partial<Record<ZippinFault, () => void>> = {
    'answers 500': () => send(response, 500, { message: 'Server Error' }),
    'is silent': () => {},
    drips: () => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"all_results":[')
    },
    'sends HTML': () => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    'sends HTML as JSON': () => response.writeHead(200, { 'content-type': 'application/json' }).end(page),
    'sends three megabytes': () =>
      send(response, 200, { all_results: [], rest: 'x'.repeat(3 * 1024 * 1024) }),
    'says no': () => send(response, 400, { message: 'The given data was invalid.' }),
    // whoever followed would be answered there
    ...(!requests.at(-1)?.path.endsWith('?moved') && {
      'sends us elsewhere': () => response.writeHead(307, { location: '/v2/shipments/quote?moved' }).end(),
    }),
    ...(requests.length === 1 && {
      'answers 500 once': () => send(response, 500, { message: 'Server Error' }),
    }),
  }
  const faultReply = troubles[state.trouble]
  faultReply?.()
  return faultReply !== undefined
}

function quoteOf({ options }: State, { destination, packages, declared_value }: SentShipment): SentShipment {
  return {
    sorted_by: 'price',
    destination: { id: 1735, ...(destination as SentShipment) },
    declared_value,
    packages,
    results: { standard_delivery: options[0] },
    all_results: options,
  }
}

function shipmentOf(state: State, { external_id, account_id, destination }: SentShipment): Shipment {
  const id = 151_060 + state.shipments.length
  const shipment = {
    id,
    external_id: String(external_id),
    delivery_id: `0999-00${id}`,
    carrier_tracking_id: null,
    created_at: new Date().toISOString(),
    account_id,
    parent_shipment_id: null,
    status: 'new',
    status_name: 'Procesando',
    tracking: `http://app.zippin.com.ar/track/${id}`,
    destination,
  }
  state.shipments.push(shipment)
  return shipment
}

async function readBody(request: IncomingMessage): Promise<SentShipment> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : {}
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
