type TaskFunction = (input: never) => unknown

/**
 * A task of the worker pools: a function of a module that a thread loads when the task is first asked for. It takes and
 * gives plain data, and reaches neither the database nor the files.
 */
export type WorkerTask<Input, Output> = {
  /** Address of the module, or its package's name for it. */
  readonly module: string
  readonly name: string
  /** The memory that it takes at most, in bytes: pixels, what is made of them, and the heap of its thread. */
  readonly bytesOf: (input: Input) => number
  /** Never there: it carries the type. */
  readonly output?: Output
}

/** `workerTask<typeof drawArt>(new URL('./draw-art.ts', import.meta.url), 'drawArt', megabytes(24))` */
export function workerTask<Work extends TaskFunction>(
  module: URL | string,
  name: string,
  bytesOf: (input: Parameters<Work>[0]) => number,
): WorkerTask<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { module: String(module), name, bytesOf }
}
