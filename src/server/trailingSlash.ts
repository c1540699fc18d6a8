import type { Target } from './target'

export function withoutSlash(target: Target): Target | null {
  const { path, decoded, query } = target
  if (!decoded.endsWith('/') || decoded === '/') return null
  const bare = path.slice(0, -1)
  return { ...target, path: bare, decoded: decoded.slice(0, -1), url: query ? `${bare}?${query}` : bare }
}
