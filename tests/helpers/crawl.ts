import { deadButtons, outwardFault } from './pageFaults'

/** Follows the links of a site in its server HTML: every address of each kind, but only a sample of lists and cars. */
export interface Page {
  status: number
  /** Target of a redirect. */
  location?: string
  html: string
}
export interface DeadLink {
  /** For a button, its tag. */
  href: string
  on: string
  why: string
}

const MOST_OF_A_KIND = 2
const ABREAST = 4
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
const decode = (text: string): string =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, value]) => (value === undefined ? [] : [decode(value)]))
/** Targets of links, and of forms that read. */
const targetsOf = (html: string): string[] => [
  ...attributes(html, /<a\b[^>]*?\shref="([^"]*)"/g),
  // Its place is on the page that the form's fields give.
  ...attributes(html.replace(/<form\b[^>]*method="post"[^>]*>/gi, ''), /<form\b[^>]*?\saction="([^"#]*)/g),
]
const idsOf = (html: string): Set<string> => new Set(attributes(html, /\sid="([^"]*)"/g))

/** Addresses of one kind differ only in values: lists by the name of their filter, cars and locations not at all. */
function kindOf({ pathname, searchParams }: URL): string | null {
  const names = [...new Set(searchParams.keys())]
  const [, first = '', ...rest] = pathname.split('/')
  if (!names.length && first !== 'search' && first !== 'cars') return null
  return `${first}/${names.length ? '' : rest.length}?${names.length > 1 ? 'several' : names.join()}`
}

/** Moved pages, and pages that send a visitor who is signed out to sign in. */
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** `read` fetches a path of the site without following redirects; `origin` is how the site writes its own addresses. */
export async function crawl(
  origin: string,
  read: (path: string) => Promise<Page>,
): Promise<{ pages: number; dead: DeadLink[] }> {
  const base = new URL(origin)
  const dead = new Map<string, DeadLink>()
  const note = (fault: DeadLink): void => {
    if (fault.why && !dead.has(fault.href)) dead.set(fault.href, fault)
  }
  const seen = new Map<string, { ids: Set<string>; dead: string }>()
  const kinds = new Map<string, number>()
  const links: { url: URL; href: string; on: string }[] = []
  const queue: URL[] = []
  const addressOf = ({ pathname, search }: URL) => pathname + search

  const isWanted = (url: URL): boolean => {
    if (seen.has(addressOf(url)) || /^\/(api|media|pictures|_next)\//.test(url.pathname)) return false
    const kind = kindOf(url)
    if (!kind) return true
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    return count <= MOST_OF_A_KIND
  }
  const visit = async (url: URL): Promise<void> => {
    const address = addressOf(url)
    let page = await read(address)
    for (let hops = 0; hops < 2 && REDIRECTS.has(page.status) && page.location; hops++)
      page = await read(addressOf(new URL(page.location, base)))
    const ids = idsOf(page.html)
    seen.set(address, { ids, dead: page.status === 200 ? '' : `answers ${page.status}` })
    if (page.status !== 200) return
    for (const { button, why } of deadButtons(page.html, ids)) note({ href: button, on: address, why })
    for (const href of targetsOf(page.html)) {
      if (href === '' || href === '#' || !URL.canParse(href, base.href + address.slice(1))) {
        note({ href, on: address, why: 'leads nowhere' })
        continue
      }
      const target = new URL(href, base.href + address.slice(1))
      if (target.origin !== base.origin) {
        note({ href, on: address, why: outwardFault(target.href) })
        continue
      }
      links.push({ url: target, href, on: address })
      if (!isWanted(target)) continue
      seen.set(addressOf(target), { ids: new Set(), dead: '' })
      queue.push(target)
    }
  }
  const work = async (): Promise<void> => {
    for (let url = queue.shift(); url; url = queue.shift()) await visit(url)
  }
  seen.set('/', { ids: new Set(), dead: '' })
  await visit(base)
  while (queue.length) await Promise.all(Array.from({ length: ABREAST }, work))

  const faultOf = (url: URL): string => {
    const page = seen.get(addressOf(url))
    if (!page) return ''
    const id = decodeURIComponent(url.hash.slice(1))
    return page.dead || (id && !page.ids.has(id) ? `has no #${id}` : '')
  }
  for (const { url, href, on } of links) note({ href, on, why: faultOf(url) })
  return { pages: seen.size, dead: [...dead.values()] }
}
