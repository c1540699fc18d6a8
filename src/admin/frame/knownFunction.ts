/** Payload looks up a server function by name in a plain object, which also has `constructor` and `toString`. */
export function knownFunction<Call extends { name: unknown }>(call: Call): Call {
  const { name } = call
  if (typeof name === 'string' && !(name in Object.prototype)) return call
  throw new Error(`Unknown Server Function: ${String(name)}`)
}
