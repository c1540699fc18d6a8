export class SortedWords {
  private sorted: string[] = []
  private recent: string[] = []

  get size(): number {
    return this.sorted.length + this.recent.length
  }

  /** The caller adds each word once. */
  add(word: string): void {
    this.recent.push(word)
  }

  private settle(): void {
    if (this.recent.length === 0) return
    this.sorted = this.sorted.length === 0 ? this.recent.sort() : [...this.sorted, ...this.recent].sort()
    this.recent = []
  }

  all(): readonly string[] {
    this.settle()
    return this.sorted
  }

  /** `recent` words come last: sorting thousands of words again costs more. */
  startingWith(prefix: string): string[] {
    if (this.recent.length > 256) this.settle()
    const from = this.firstAtLeast(prefix)
    let to = from
    while (this.sorted[to]?.startsWith(prefix)) to++
    return [...this.sorted.slice(from, to), ...this.recent.filter((word) => word.startsWith(prefix))]
  }

  private firstAtLeast(prefix: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}
