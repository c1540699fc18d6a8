/** Text of this browser tab; null when nothing is stored, or when storage is off. */
export const readSession = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null removes the text. Without storage the page works, but remembers nothing. */
export const storeSession = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is off or full.
  }
}
