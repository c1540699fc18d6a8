const LONGEST = 2000

/** For a log: a text that is too long is replaced by its length. */
export function brief(value: unknown): unknown {
  const json = JSON.stringify(value) ?? 'null'
  return json.length > LONGEST ? `(${json.length} characters)` : (value ?? null)
}
