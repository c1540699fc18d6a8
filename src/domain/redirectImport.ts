import { parse } from 'csv-parse/sync'
import { redirectFault, type KnownAddresses } from './redirectFault'
import { normalisePath } from './redirects'

export interface ImportLine {
  line: number
  from: string
  to: string
  refusal: string
}

export const MOST_LINES = 500
const TITLES = /^(from|old|source|old address|old url)$/i
const PATH = /^\/(?![/\\])[^\s\\]*$/
const WEB = /^https:\/\/[^\s/\\@]+(\/\S*)?$/

/** The path of a whole address; other text as it is. */
function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null
  return url ? `${url.pathname}${url.search}${url.hash}` : address
}

const isOwn = (address: string, hosts: readonly string[]): boolean =>
  URL.canParse(address) && hosts.includes(new URL(address).hostname)

function shapeFault(from: string, to: string): string {
  if (!from || !to) return 'Write the old and the new address, with a comma between them.'
  if (!PATH.test(from)) return 'Begin the old address with a single /, or give the whole address.'
  if (/[?#]/.test(from)) return 'Leave out what comes after ? or #: the address before it is what counts.'
  if (!PATH.test(to) && !WEB.test(to)) return 'Lead to a path such as /offers, or to an https address.'
  return ''
}

/** Each line with its result. Earlier lines count as if they were made already. */
export function importLines(text: string, known: KnownAddresses, hosts: readonly string[]): ImportLine[] {
  const rows: string[][] = parse(text, {
    ...{ delimiter: [',', ';', '\t'], relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, trim: true, bom: true },
  })
  const rules = [...known.rules]
  const lines = new Map<string, number>()
  return rows.flatMap(([first = '', second = ''], at): ImportLine[] => {
    const line = at + 1
    if (at === 0 && TITLES.test(first)) return []
    const from = pathOf(first)
    const to = isOwn(second, hosts) ? pathOf(second) : second
    const refuse = (refusal: string): ImportLine[] => [{ line, from, to, refusal }]
    const shape = shapeFault(from, to)
    if (shape) return refuse(shape)
    const twin = lines.get(normalisePath(from))
    if (twin) return refuse(`This old address is on line ${twin} already.`)
    const fault = redirectFault({ from, to }, { ...known, rules })
    if (fault) return refuse(fault.words)
    lines.set(normalisePath(from), line)
    rules.push({ from, to })
    return refuse('')
  })
}
