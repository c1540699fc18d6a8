/** The value that a text stands for; undefined, which JSON cannot say, where it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
