const LONGEST = 2000

/** A value as a log keeps it: what is too long is told by its length. */
export function brief(value: unknown): unknown {
  const json = JSON.stringify(value) ?? 'null'
  return json.length > LONGEST ? `(${json.length} characters)` : (value ?? null)
}
