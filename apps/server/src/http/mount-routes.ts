import multipart from '@fastify/multipart'
import type { App } from './app.ts'
import type { Route } from './context.ts'
import { mountRoute } from './mount-route.ts'
import { type Entrance, shopEntrance } from './request.ts'
import type { Services } from './services.ts'

const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Mounts calls. Those that take files stand apart with what reads them, which looks at every request of its server. */
export async function mountRoutes<Given extends Services>(
  app: App,
  services: Given,
  routes: readonly Route<Given>[],
  entrance: Entrance = shopEntrance,
): Promise<void> {
  const takesFiles = ({ call }: Route<Given>) => call.multipart
  for (const route of routes.filter((one) => !takesFiles(one))) mountRoute(app, services, route, entrance)
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: MAX_FILE_BYTES, files: 8, fields: 20, fieldSize: 20_000 },
    })
    for (const route of routes.filter(takesFiles)) mountRoute(uploads, services, route, entrance)
  })
}
