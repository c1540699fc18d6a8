const texts = new WeakMap<Buffer, string>()

/**
 * The bytes as text, one character for each: what is looked for in answers is ASCII, so nothing has to be decoded. Done once
 * for all who ask. `Buffer.from(text, 'latin1')` gives the bytes back.
 */
export function latin1(body: Buffer): string {
  const text = texts.get(body) ?? body.toString('latin1')
  texts.set(body, text)
  return text
}
