import { CarIndex } from '@/search/embedded/carIndex'
import type { CarDoc } from '@/search/types'

export interface DoubleIndex {
  cars: CarIndex
  docs: Map<string, CarDoc>
  settings: unknown
}

interface Task {
  uid: number
  type: string
  indexUid: string
  status: 'enqueued' | 'succeeded' | 'failed'
  error?: { message: string; code: string; type: string; link: string }
}

/** Indexes and the task queue: every write is accepted at once and applied later, in order; it may fail as a whole. */
export class DoubleState {
  readonly indexes = new Map<string, DoubleIndex>()
  readonly tasks: Task[] = []
  /** Before each task is applied, in ms. */
  taskDelayMs = 1
  private failing: { tasks: number; message: string } | undefined
  private queue: Promise<void> = Promise.resolve()

  /** The next tasks of documents fail when they are applied. */
  failNextTasks(tasks: number, message = 'disk is full'): void {
    this.failing = { tasks, message }
  }

  enqueue(type: string, indexUid: string, apply: () => void): Record<string, unknown> {
    const task: Task = { uid: this.tasks.length, type, indexUid, status: 'enqueued' }
    this.tasks.push(task)
    this.queue = this.queue.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, this.taskDelayMs))
      const refusal = this.refusal(type)
      try {
        if (refusal) throw new Error(refusal)
        apply()
        task.status = 'succeeded'
      } catch (error) {
        task.status = 'failed'
        task.error = { message: String(error), code: 'internal', type: 'internal', link: '' }
      }
    })
    return { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() }
  }

  create(uid: string): DoubleIndex {
    const index = { cars: new CarIndex(), docs: new Map<string, CarDoc>(), settings: {} }
    this.indexes.set(uid, index)
    return index
  }

  swap(a: string, b: string): void {
    const [first, second] = [this.indexes.get(a), this.indexes.get(b)]
    if (!first || !second) throw new Error(`Index ${first ? b : a} not found`)
    this.indexes.set(a, second)
    this.indexes.set(b, first)
  }

  private refusal(type: string): string | undefined {
    if (!this.failing || this.failing.tasks === 0 || !type.startsWith('document')) return undefined
    this.failing.tasks--
    return this.failing.message
  }
}
