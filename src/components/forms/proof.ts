/** ALTCHA's proof of work in the browser: about a quarter of a second of hashing, no puzzle and no third party. */
const hexToBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const bytesToHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Parameters {
  nonce: string
  salt: string
  cost: number
  keyLength: number
  keyPrefix: string
}

const text = (value: object, key: string): string => {
  const found: unknown = Reflect.get(value, key)
  if (typeof found !== 'string' && typeof found !== 'number') throw new Error(`challenge without ${key}`)
  return String(found)
}

const readParameters = (challenge: unknown): Parameters => {
  if (typeof challenge !== 'object' || challenge === null || !('parameters' in challenge))
    throw new Error('no challenge')
  const { parameters } = challenge
  if (typeof parameters !== 'object' || parameters === null) throw new Error('no parameters')
  return {
    nonce: text(parameters, 'nonce'),
    salt: text(parameters, 'salt'),
    keyPrefix: text(parameters, 'keyPrefix').toLowerCase(),
    cost: Number(text(parameters, 'cost')),
    keyLength: Number(text(parameters, 'keyLength')),
  }
}

const LIMIT = 20_000

/** Tries counters until the derived key begins as asked. */
export async function solve(challenge: unknown): Promise<{ counter: number; derivedKey: string }> {
  const { nonce, salt, cost, keyLength, keyPrefix } = readParameters(challenge)
  const nonceBytes = hexToBytes(nonce)
  const password = new Uint8Array(nonceBytes.length + 4)
  password.set(nonceBytes)
  const view = new DataView(password.buffer)
  for (let counter = 0; counter < LIMIT; counter++) {
    view.setUint32(nonceBytes.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: hexToBytes(salt), iterations: cost },
      key,
      keyLength * 8,
    )
    const derivedKey = bytesToHex(new Uint8Array(bits))
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
  throw new Error('no solution')
}

/** The proof to send, or empty when it cannot be had. */
export async function captchaProof(): Promise<string> {
  try {
    const answer = await fetch('/api/captcha')
    if (!answer.ok) return ''
    const challenge: unknown = await answer.json()
    return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
  } catch {
    return ''
  }
}
