import { SearchUnavailable } from '@/search/types'

interface Options {
  failures: number
  /** In ms. After this, one trial call is allowed. */
  pauseMs: number
  now?: () => number
}

export class Breaker {
  private failed = 0
  private openUntil = 0

  constructor(private readonly options: Options) {}

  /** @throws SearchUnavailable at once while open, and for any failure of `call`. */
  async run<T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T> {
    const now = this.options.now ?? Date.now
    if (now() < this.openUntil) throw new SearchUnavailable('The search engine is away')
    if (this.failed >= this.options.failures) this.openUntil = now() + this.options.pauseMs
    try {
      const result = await call()
      this.failed = 0
      this.openUntil = 0
      return result
    } catch (error) {
      if (!isOutage(error)) throw error
      this.failed++
      if (this.failed >= this.options.failures) this.openUntil = now() + this.options.pauseMs
      throw new SearchUnavailable('The search engine did not answer', { cause: error })
    }
  }
}
