/** Null is a gap. */
export const pageWindow = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((to) => to >= 1 && to <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((to, index) => {
    const before = sorted[index - 1]
    if (before === undefined || to - before === 1) return [to]
    return to - before === 2 ? [to - 1, to] : [null, to]
  })
}
