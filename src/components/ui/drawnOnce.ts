/** What was drawn from one object, until it is drawn from other facts. */
interface Drawn<Of> {
  from: readonly unknown[]
  made: Of
}

/**
 * The last markup of each object (a dealer's settings, a stored block), as long as what else it is made of is the same: counts of
 * the stock as text, the clock's minute, other cached objects by identity. It goes with the object.
 */
export function drawnOnce<Made>() {
  const known = new WeakMap<object, Drawn<Made>>()
  return {
    find(of: object, from: readonly unknown[]): Made | undefined {
      const found = known.get(of)
      const isSame = found?.from.every((fact, at) => fact === from[at])
      return isSame ? found?.made : undefined
    },
    keep(of: object, from: readonly unknown[], made: Made): Made {
      known.set(of, { from, made })
      return made
    },
  }
}
