/** Addresses of the scripts that a page makes a browser of today fetch, at once or late; old browsers' polyfills are marked noModule. */
export function pageScripts(html: string): string[] {
  const today = html.replace(/<script[^>]* nomodule[^>]*>/gi, '')
  const named = today.matchAll(/"(\/_next\/static\/[\w.~/-]+\.js)"/g)
  return [...new Set([...named].flatMap(([, address]) => address ?? []))]
}
