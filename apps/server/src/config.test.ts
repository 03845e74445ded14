import { describe, expect, test } from 'vitest'
import { listSettings, readConfig } from './config.ts'

const production = {
  DATABASE_URL: 'postgres://owner:secret@db/estampa',
  SECRET_KEY: 'a'.repeat(32),
  PUBLIC_URL: 'https://shop.example/',
  ADMIN_URL: 'https://office.example/',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
}

describe('configuration', () => {
  test('nothing set is the demo, on loopback', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      demo: true,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
    })
    expect(config.files).toMatchObject({ driver: 'disk', folder: expect.stringMatching(/\/var\/files$/) })
  })

  test('a database makes it a real installation, open to the network', () => {
    expect(readConfig(production)).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
      secretKey: production.SECRET_KEY,
    })
    expect(readConfig({ ...production, DEMO: 'true' }).demo).toBe(true)
  })

  test('every fault is told at once', () => {
    const faulty = {
      DEMO: 'false',
      PORT: '70000',
      SECRET_KEY: 'short',
      LOG_LEVEL: 'loud',
      FILES_DRIVER: 's3',
    }
    expect(() => readConfig(faulty)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The configuration has faults:
        PORT must be 65535 at most
        SECRET_KEY must have 32 characters at least
        LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent
        PUBLIC_URL is needed outside demo mode
        ADMIN_URL is needed outside demo mode
        SMTP_URL is needed outside demo mode
        MAIL_FROM is needed outside demo mode
        S3_BUCKET is needed when FILES_DRIVER is s3
        S3_ACCESS_KEY_ID is needed when FILES_DRIVER is s3
        S3_SECRET_ACCESS_KEY is needed when FILES_DRIVER is s3]
    `)
  })

  test('cells have names and addresses, and stand beside a home cell [SYS-08]', () => {
    const north = 'postgres://owner:secret@north/estampa?sslmode=require'
    const south = 'postgres://owner:secret@south/estampa'
    const read = (CELLS: string, more = {}) => readConfig({ ...production, CELLS, ...more }).cellUrls
    expect([...read(`north=${north}, south=${south}`)]).toEqual([
      ['north', north],
      ['south', south],
    ])
    expect([...read('')]).toEqual([])
    for (const faulty of [
      'north',
      `home=${north}`,
      `north=${north},north=${south}`,
      `Nord=${north}`,
      'north=mysql://x/y',
    ])
      expect(() => read(faulty)).toThrow('CELLS must be names with addresses')
    expect(() => read(`north=${north}`, { DATABASE_READ_URL: south })).toThrow('it cannot be with CELLS')
    expect(() => readConfig({ CELLS: `north=${north}` })).toThrow('DATABASE_URL is needed with CELLS')
  })

  test('the back office has an origin of its own, by https outside the demo [ADM-01]', () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({ adminPort: 4001, adminUrl: 'http://localhost:4001' })
    expect(readConfig(production)).toMatchObject({ adminUrl: 'https://office.example' })
    const faultOf = (given: Record<string, string>) => () => readConfig({ ...production, ...given })
    expect(faultOf({ ADMIN_URL: 'https://shop.example' })).toThrow('another origin than PUBLIC_URL')
    expect(faultOf({ ADMIN_URL: 'http://office.example' })).toThrow('must begin with https')
    expect(faultOf({ ADMIN_URL: 'https://office.example/admin' })).toThrow('without a path')
    expect(faultOf({ ADMIN_URL: '' })).toThrow('ADMIN_URL is needed outside demo mode')
    expect(faultOf({ ADMIN_PORT: '3000' })).toThrow('another port than PORT')
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true })
    expect(() => readConfig({ ...production, SECRET_KEY: '' })).toThrow(
      'SECRET_KEY is needed outside demo mode',
    )
  })

  test('the storefront alone needs neither secret nor mail', () => {
    expect(readConfig({ DEMO: 'false', API_URL: 'https://api.example' }).apiUrl).toBe('https://api.example')
  })

  test.each([
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
    ['loopback, fd00::/8', 'loopback, fd00::/8'],
  ])('TRUST_PROXY=%s', (given, trusted) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(trusted)
  })

  test.each(['maybe', '10.0.0.0/99', '127.0.0.1;10.0.0.1', 'yes, 10.0.0.1', '-1'])(
    'TRUST_PROXY=%s is told with the other faults [SYS-05]',
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given, PORT: '70000' })).toThrow(
        /PORT must be 65535 at most\n {2}TRUST_PROXY must be false, true, a number of hops, or addresses/,
      )
    },
  )

  test('.env.example lists every setting; `npx vitest -u` renews it', async () => {
    await expect(envExample()).toMatchFileSnapshot('../../../.env.example')
    expect(listSettings().filter((row) => !row.about)).toEqual([])
  })
})

function envExample(): string {
  const rows = listSettings().map(({ name, about, fallback }) => `# ${about}\n# ${name}=${fallback ?? ''}\n`)
  return `# Copy this file to .env and change what you need. Nothing is needed for the demo.\n\n${rows.join('\n')}`
}
