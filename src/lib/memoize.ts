type Read<T> = (href: string, signal?: AbortSignal) => Promise<T>

/** At most `limit` results, none older than `ms`. Failures are not stored. */
export const memoize = <T>(read: Read<T>, limit: number, ms: number): Read<T> => {
  const answers = new Map<string, { at: number; answer: T }>()
  return async (href, signal) => {
    const found = answers.get(href)
    if (found && Date.now() - found.at < ms) return found.answer
    const answer = await read(href, signal)
    answers.delete(href)
    answers.set(href, { at: Date.now(), answer })
    const [oldest] = answers.keys()
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}

export function memoizeByObject<Of extends object, Made extends object | string>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found
    const made = make(of)
    known.set(of, made)
    return made
  }
}
