/** A part of an address as text. `%` alone, or halves of letters, stay as they are written: they name nothing here. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
