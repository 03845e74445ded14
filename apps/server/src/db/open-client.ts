import pg from 'pg'

const CONNECT_MS = 10_000

/**
 * One connection for one piece of work. When it is cut, the query that meets it says so: without a listener the
 * event would end the whole process.
 */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
