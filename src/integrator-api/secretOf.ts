const KEY = /^[\w-]{1,200}$/

/**
 * The key of a request: a bearer token. A read takes it as a password too, for programs that can send nothing else (the fetchers
 * of Google and Meta); not a write, because a browser repeats a password for every website that asks it to.
 */
export function secretOf(method: string, authorization: string | null): string | null {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization?.trim() ?? '') ?? []
  const isPassword = scheme.toLowerCase() === 'basic'
  if (isPassword && method !== 'GET' && method !== 'HEAD') return null
  const secret = isPassword
    ? Buffer.from(credentials, 'base64').toString('latin1').split(':').slice(1).join(':')
    : credentials
  return KEY.test(secret) ? secret : null
}
