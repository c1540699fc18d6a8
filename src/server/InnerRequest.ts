import { IncomingMessage } from 'node:http'

/** A request that counts its body as it arrives and stops it at a limit. */
export class InnerRequest extends IncomingMessage {
  #left = Infinity
  #onOver: (() => void) | undefined

  /** `onOver` is called once, when more than `limit` bytes have arrived; what follows is dropped. */
  guardBody(limit: number, onOver: () => void): void {
    this.#left = limit
    this.#onOver = onOver
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Uint8Array && this.#onOver) {
      this.#left -= chunk.length
      if (this.#left < 0) {
        const over = this.#onOver
        this.#onOver = () => undefined
        over()
        // Read on and drop it, so that the answer reaches a visitor who is still sending.
        return true
      }
    }
    return super.push(chunk, encoding)
  }
}
