import { IncomingMessage } from 'node:http'

export class InnerRequest extends IncomingMessage {
  #left = Infinity
  #onOver: (() => void) | undefined

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
        // Reads and drops the rest, so that the response reaches a client that has not finished sending.
        return true
      }
    }
    return super.push(chunk, encoding)
  }
}
