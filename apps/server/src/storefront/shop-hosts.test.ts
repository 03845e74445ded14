import { expect, test } from 'vitest'
import { decideHost, withoutShop } from './shop-hosts.ts'

const hosts = {
  shopAt: async (host: string) =>
    ({
      'www.pampa.example': { shop: 'pampa', isMain: true },
      'pampa.example': { shop: 'pampa', isMain: false },
      'andina.example': { shop: 'andina', isMain: false },
    })[host],
  ownOriginOf: async (shop: string) => (shop === 'pampa' ? 'https://www.pampa.example' : undefined),
}
const decide = (host: string, url: string) => decideHost(hosts, { host, url }, url.split(/[/?.]/)[1] ?? '')
const leadsTo = (redirect: string) => ({ redirect, status: 301 })

test('at its own host a shop is at the root, and an address with its name leads to the one without [OWN-16]', async () => {
  const own = 'www.pampa.example'
  for (const url of ['/', '/about', '/products-list/all?name=taza', '/_root.data', '/about.data', '/pampas'])
    expect([url, await decide(own, url)]).toEqual([url, { serve: 'pampa', isAtRoot: true }])
  const moved = {
    '/pampa': '/',
    '/pampa/': '/',
    '/pampa?preview=x': '/?preview=x',
    '/pampa/about?a=b': '/about?a=b',
    '/pampa.data': '/_root.data',
    '/pampa.data?_routes=x': '/_root.data?_routes=x',
  }
  for (const [url, to] of Object.entries(moved))
    expect([url, await decide(own, url)]).toEqual([url, leadsTo(`https://${own}${to}`)])
})

test('whatever leads to a shop’s host leads to its root, and nowhere else [OWN-16] [SYS-01]', async () => {
  expect(await decide('tiendas.example', '/pampa/about')).toEqual(leadsTo('https://www.pampa.example/about'))
  expect(await decide('pampa.example', '/about')).toEqual(leadsTo('https://www.pampa.example/about'))
  expect(await decide('pampa.example', '/pampa')).toEqual(leadsTo('https://www.pampa.example/'))
  expect(await decide('www.pampa.example', '/pampa//evil.example')).toEqual(
    leadsTo('https://www.pampa.example//evil.example'),
  )
  // another shop is no page of this one
  expect(await decide('www.pampa.example', '/andina')).toEqual({ serve: 'pampa', isAtRoot: true })
})

test('a shop without a main host keeps its name in its addresses [OWN-16]', async () => {
  expect(await decide('tiendas.example', '/andina')).toEqual({ serve: 'andina', isAtRoot: false })
  expect(await decide('andina.example', '/andina')).toEqual({ serve: 'andina', isAtRoot: false })
  expect(await decide('andina.example', '/')).toEqual({ redirect: '/andina', status: 302 })
  expect(await decide('andina.example', '/otra')).toBe('missing')
  expect(withoutShop('/andinas', 'andina')).toBe('/andinas')
})
