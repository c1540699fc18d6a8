/** A thread for work that a stranger's bytes could make long. Its results come in parts, each in a turn of the loop of its own. */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { onShutdown } from './lifecycle'

export interface ThreadLimits {
  /** Of one job, once it runs. */
  ms: number
  /** Jobs of one owner, the running one included. */
  perOwner: number
  /** Jobs in all. */
  waiting: number
  heapMb: number
}
export type ThreadFault = 'busy' | 'late' | 'memory'

/** `late`, `memory`: the job was stopped. `busy`: it was not begun. */
export class ThreadStopped extends Error {
  constructor(readonly why: ThreadFault) {
    super(`The thread is ${why}`)
    this.name = 'ThreadStopped'
  }
}

const partSchema = z.union([
  z.object({ value: z.unknown(), done: z.literal(false) }),
  z.object({ done: z.literal(true) }),
  z.object({ fault: z.object({ name: z.string(), message: z.string() }) }),
])
type Part = z.output<typeof partSchema>

/** What the job itself refused, under the name of its error. */
export class JobError extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message)
    this.name = name
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

export type Script = { file: string } | { code: string }

export class PartsThread {
  #worker: Worker | null = null
  #last: Promise<unknown> = Promise.resolve()
  readonly #owners = new Map<string, number>()
  #count = 0

  constructor(
    private readonly script: () => Promise<Script>,
    private readonly limits: ThreadLimits,
  ) {}

  /** @throws ThreadStopped, JobError */
  async run(owner: string, job: unknown): Promise<unknown[]> {
    const own = this.#owners.get(owner) ?? 0
    if (own >= this.limits.perOwner || this.#count >= this.limits.waiting) throw new ThreadStopped('busy')
    this.#owners.set(owner, own + 1)
    this.#count++
    const turn = this.#last.then(() => this.#do(job))
    this.#last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#count--
      const left = (this.#owners.get(owner) ?? 1) - 1
      if (left) this.#owners.set(owner, left)
      else this.#owners.delete(owner)
    }
  }

  async #do(job: unknown): Promise<unknown[]> {
    const worker = (this.#worker ??= await this.#start())
    const until = Date.now() + this.limits.ms
    const parts: unknown[] = []
    worker.ref()
    try {
      let part = await this.#ask(worker, { job }, until)
      while ('value' in part) {
        parts.push(part.value)
        part = await this.#ask(worker, { next: true }, until)
      }
      if ('fault' in part) throw new JobError(part.fault)
      return parts
    } catch (error) {
      if (!(error instanceof JobError)) this.#end(worker)
      throw error
    } finally {
      worker.unref()
    }
  }

  #ask(worker: Worker, message: unknown, until: number): Promise<Part> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        worker.off('message', take).off('error', fail).off('exit', gone)
      }
      const take = (sent: unknown) => {
        leave()
        // In the next turn: parts that are ready at once would otherwise be read in one.
        setImmediate(() => resolve(partSchema.parse(sent)))
      }
      const stop = (why: ThreadFault) => {
        leave()
        reject(new ThreadStopped(why))
      }
      /** Other errors are faults of the script itself. */
      const fail = (error: unknown) => {
        if (isOutOfMemory(error)) return stop('memory')
        leave()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
      const gone = () => stop('memory')
      const timer = setTimeout(() => stop('late'), Math.max(0, until - Date.now()))
      worker.on('message', take).on('error', fail).on('exit', gone)
      worker.postMessage(message)
    })
  }

  async #start(): Promise<Worker> {
    const script = await this.script()
    const worker = new Worker('file' in script ? script.file : script.code, {
      eval: 'code' in script,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    })
    worker.unref()
    // One that ends while nobody asks is replaced at the next job.
    worker.on('error', () => this.#end(worker)).on('exit', () => this.#end(worker))
    onShutdown(() => worker.terminate())
    return worker
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null
    void worker.terminate()
  }
}
