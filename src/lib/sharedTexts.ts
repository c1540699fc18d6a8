/** Longer texts are hardly the same for two dealers. */
const LONGEST = 60
const MOST = 50_000

const known = new Map<string, string>()

function shared(text: string): string {
  const same = known.get(text)
  if (same !== undefined) return same
  if (known.size >= MOST) known.clear()
  known.set(text, text)
  return text
}

const isPlain = (value: object): boolean => {
  const type: unknown = Object.getPrototypeOf(value)
  return type === Object.prototype || type === Array.prototype
}

/** Short texts of plain data become the same in memory for all that have them: times, names of days, words of settings. In place. */
export function shareTexts(value: unknown): void {
  const seen = new Set<object>()
  const open = [value]
  for (let one = open.pop(); one !== undefined || open.length > 0; one = open.pop()) {
    if (typeof one !== 'object' || one === null || seen.has(one) || !isPlain(one)) continue
    seen.add(one)
    const isFixed = Object.isFrozen(one)
    for (const [name, part] of Object.entries(one)) {
      if (typeof part !== 'string') open.push(part)
      else if (!isFixed && part.length <= LONGEST) Reflect.set(one, name, shared(part))
    }
  }
}
