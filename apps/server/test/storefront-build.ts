import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bundle = `
const isPage = ({ url }) => /^\\/(about|products-list\\/all)?$/.test(new URL(url).pathname)
export const entry = { module: {
  TAGS_HEADER: 'x-tags',
  pageContext: (parts) => parts,
  textOf: (response) => response.text(),
  buildAtRoot: (build) => ({ ...build, isAtRoot: true }),
  rootMark: '',
  createRequestHandler: ({ isAtRoot }) => async (request, parts) => new Response(
    '<html><head></head><body>' + request.url + '</body></html>',
    { status: parts.shopKnown && (!isAtRoot || isPage(request)) ? 200 : 404, headers: { 'content-type': 'text/html; charset=utf-8' } },
  ),
} }`

/** A storefront that is built as the real one is, and whose pages say where they are. Gives its folder. */
export async function writeStorefrontBuild(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(build, 'server'))
  await mkdir(join(build, 'client'))
  await writeFile(join(build, 'server', 'index.js'), bundle)
  await writeFile(join(build, 'server', 'package.json'), '{"type":"module"}')
  return build
}
