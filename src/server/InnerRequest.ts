import { IncomingMessage } from 'node:http'

export class InnerRequest extends IncomingMessage {
  #left = Infinity
  #onOver: (() => void) | undefined
  #arrived: ((isWhole: boolean) => void) | undefined

  guardBody(limit: number, onOver: () => void): void {
    this.#left = limit
    this.#onOver = onOver
  }

  /** True when the body is here, within its limit, before anybody reads it; false when it is too large or broke off. */
  whole(): Promise<boolean> {
    if (this.complete) return Promise.resolve(true)
    return new Promise((resolve) => {
      this.#arrived = resolve
      this.once('close', () => resolve(false))
    })
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Uint8Array && this.#onOver) {
      this.#left -= chunk.length
      if (this.#left < 0) {
        const over = this.#onOver
        this.#onOver = () => undefined
        over()
        this.#arrived?.(false)
        // Reads and drops the rest, so that the response reaches a client that has not finished sending.
        return true
      }
    }
    const wantsMore = super.push(chunk, encoding)
    if (chunk === null) this.#arrived?.(true)
    // Nobody reads yet, and the parser would wait for it.
    return wantsMore || this.#arrived !== undefined
  }
}
