export { keepScrollPosition } from './polling/keep-scroll-position.ts'
export { isWriting, usePolling } from './polling/use-polling.ts'
