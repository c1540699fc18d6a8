/**
 * Payload looks a server function up by its name in a plain object, which has `constructor` and `toString` too. Such a
 * name is refused as Payload refuses one that it does not know.
 */
export function knownFunction<Call extends { name: unknown }>(call: Call): Call {
  const { name } = call
  if (typeof name === 'string' && !(name in Object.prototype)) return call
  throw new Error(`Unknown Server Function: ${String(name)}`)
}
