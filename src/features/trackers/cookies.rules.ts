const OURS_TO_DROP = /^_(?:ga|gid|gat|gac|gcl|fbp|fbc|dc_gtm)(?:_|$)/

/** They are set for the widest domain that the browser takes, which only a try can tell. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}

const GONE = 'path=/; max-age=0'

/** What to write to `document.cookie`, one after the other, so that no cookie of a tracker is left. */
export const droppedCookies = (cookies: string, host: string): string[] =>
  cookies
    .split('; ')
    .map((one) => one.split('=', 1)[0] ?? '')
    .filter((name) => OURS_TO_DROP.test(name))
    .flatMap((name) => [
      `${name}=; ${GONE}`,
      ...domainsOf(host).map((domain) => `${name}=; ${GONE}; domain=${domain}`),
    ])
