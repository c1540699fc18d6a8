interface Wish {
  vetoed: boolean
  status: number | undefined
}

/** What pages that are being rendered have asked of the door, by request id. */
export class Renders {
  #open = new Map<string, Wish>()

  get size(): number {
    return this.#open.size
  }

  begin(id: string): Wish {
    const wish: Wish = { vetoed: false, status: undefined }
    this.#open.set(id, wish)
    return wish
  }

  end(id: string): void {
    this.#open.delete(id)
  }

  veto(id: string): void {
    const wish = this.#open.get(id)
    if (wish) wish.vetoed = true
  }

  status(id: string, status: number): void {
    const wish = this.#open.get(id)
    if (wish) wish.status = status
  }
}
