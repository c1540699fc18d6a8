import { CommandError } from './say'

/** The exit code that shells use for a program ended by Ctrl-C. */
const BY_CTRL_C = 130

export class Interrupted extends CommandError {
  constructor() {
    super('Stopped.', BY_CTRL_C)
    this.name = 'Interrupted'
  }
}

/** The first Ctrl-C lets the command report what was done; a second one ends it at once. `end` removes the handlers. */
export function interruption(): { signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const stop = () => controller.abort(new Interrupted())
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const name of signals) process.once(name, stop)
  return {
    signal: controller.signal,
    end: () => {
      for (const name of signals) process.off(name, stop)
    },
  }
}

/** @throws the reason of `signal` as soon as it is aborted, whether the work ends or not */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
