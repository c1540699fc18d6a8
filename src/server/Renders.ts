interface RenderHints {
  vetoed: boolean
  status: number | undefined
}

export class Renders {
  #open = new Map<string, RenderHints>()

  get size(): number {
    return this.#open.size
  }

  begin(id: string): RenderHints {
    const hints: RenderHints = { vetoed: false, status: undefined }
    this.#open.set(id, hints)
    return hints
  }

  end(id: string): void {
    this.#open.delete(id)
  }

  veto(id: string): void {
    const hints = this.#open.get(id)
    if (hints) hints.vetoed = true
  }

  status(id: string, status: number): void {
    const hints = this.#open.get(id)
    if (hints) hints.status = status
  }
}
