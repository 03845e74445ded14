import { startWorker } from '../src/worker.ts'
import type { TestShops } from './test-shops.ts'

const POLL_MS = 200

/** The worker of these shops; it soon sees what a test wants tried again now. */
export function startTestWorker({ ownerUrl, services }: TestShops): Promise<{ stop(): Promise<void> }> {
  return startWorker(ownerUrl, services, POLL_MS)
}
