import { fontList } from '@estampa/artwork/fonts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { document } from '../apps/server/src/api-docs/documentation.ts'

async function faultsOf(described) {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(described)
  const faults = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return faults.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${message} ${location[0]?.pointer}`,
  )
}

test('a linter of OpenAPI has nothing to say of the document [API-55]', async () => {
  expect(await faultsOf(document)).toEqual([])
})

test('the linter tells an example that does not fit and a document without servers', async () => {
  const spoilt = structuredClone(document)
  spoilt.servers = []
  spoilt.paths['/api/services/app/Zecat/GetProductDetail'].get.parameters.find(
    ({ name }) => name === 'id',
  ).example = 'one'
  const faults = (await faultsOf(spoilt)).join('\n')
  expect(faults).toContain('no-empty-servers')
  expect(faults).toContain('no-invalid-parameter-examples')
})

test('schemas that clients make types of have a name, and answers refer to it', () => {
  const names = Object.keys(document.components.schemas)
  expect(names).toEqual(expect.arrayContaining(['Product', 'Order', 'Cart', 'Quote', 'CartLineInput']))
  const detail = document.paths['/api/services/app/Zecat/GetProductDetail'].get.responses[200]
  expect(detail.content['application/json'].schema.properties.result).toEqual({
    $ref: '#/components/schemas/Product',
  })
})

test('the typefaces in the examples are among those that people choose from [API-55]', () => {
  const fonts = [...JSON.stringify(document).matchAll(/"font":"([^"]*)"/g)].map(([, font]) => font)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fontList.map(({ key }) => key)).toEqual(expect.arrayContaining(fonts))
})
