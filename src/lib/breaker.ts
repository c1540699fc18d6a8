interface Options {
  failures: number
  /** In ms. After this, one trial call is allowed. */
  pauseMs: number
  /** Makes the error that callers get while it is open, and for an outage. */
  fault: (message: string, options?: ErrorOptions) => Error
  now?: () => number
}

export class Breaker {
  private failed = 0
  private openUntil = 0

  constructor(private readonly options: Options) {}

  /** @throws the `fault` at once while open, and for any outage of `call`. */
  async run<T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T> {
    const { failures, pauseMs, fault, now = Date.now } = this.options
    if (now() < this.openUntil) throw fault('The service is unavailable')
    if (this.failed >= failures) this.openUntil = now() + pauseMs
    try {
      const result = await call()
      this.failed = 0
      this.openUntil = 0
      return result
    } catch (error) {
      if (!isOutage(error)) throw error
      this.failed++
      if (this.failed >= failures) this.openUntil = now() + pauseMs
      throw fault('The service did not answer', { cause: error })
    }
  }
}
