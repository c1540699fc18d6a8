import { parse } from 'csv-parse/sync'
import { NO_QUERY, redirectFault, type KnownAddresses } from './redirectFault.rules'
import { ownTarget, redirectFrom } from '@/core/dealer/links/redirects'

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

function shapeFault(from: string, to: string): string {
  if (!from || !to) return 'Write the old and the new address, with a comma between them.'
  if (!PATH.test(from)) return 'Begin the old address with a single /, or give the whole address.'
  if (/[?#]/.test(from)) return NO_QUERY
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
    const to = ownTarget(second, hosts)
    const refuse = (refusal: string): ImportLine[] => [{ line, from, to, refusal }]
    const shape = shapeFault(from, to)
    if (shape) return refuse(shape)
    const twin = lines.get(redirectFrom(from))
    if (twin) return refuse(`This old address is on line ${twin} already.`)
    const fault = redirectFault({ from, to }, { ...known, rules })
    if (fault) return refuse(fault.words)
    lines.set(redirectFrom(from), line)
    rules.push({ from, to })
    return refuse('')
  })
}
