/** The pages opened in this tab, and the parameters of the link that led to it; a lead sends both. */
import { isRecord } from './isRecord'
import { parseJson } from './json'
import { readSession, storeSession } from './browserStore'
import { isSecretParameter, withoutKeys } from './withoutKeys'

interface Visits {
  visited_pages: string[]
  linked_query_params: Record<string, string>
}
type PageAddress = Pick<Location, 'pathname' | 'search'>

const KEY = 'visits'
const MOST_PAGES = 50
const MOST_PARAMETERS = 30
const LONGEST = 500

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const saved = (): Visits => {
  const stored = parseJson(readSession(KEY) ?? 'null')
  const { visited_pages, linked_query_params }: Record<string, unknown> = isRecord(stored) ? stored : {}
  const parameters = isRecord(linked_query_params) ? Object.entries(linked_query_params) : []
  return {
    visited_pages: texts(visited_pages),
    linked_query_params: Object.fromEntries(
      parameters.flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
  }
}

const parametersOf = ({ search }: PageAddress): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => !isSecretParameter(name, value))
      .slice(0, MOST_PARAMETERS)
      .map(([name, value]) => [name, value.slice(0, LONGEST)]),
  )

const withPage = (pages: readonly string[], { pathname }: PageAddress): string[] =>
  (pages.at(-1) === withoutKeys(pathname)
    ? [...pages]
    : [...pages, withoutKeys(pathname).slice(0, LONGEST)]
  ).slice(-MOST_PAGES)

/** `arrived`: through a link on another site, or as the first page of the tab. */
export function noteVisit(address: PageAddress, arrived: boolean): void {
  const { visited_pages, linked_query_params } = saved()
  const led = arrived || visited_pages.length === 0 ? parametersOf(address) : {}
  storeSession(
    KEY,
    JSON.stringify({
      visited_pages: withPage(visited_pages, address),
      linked_query_params: { ...linked_query_params, ...led },
    }),
  )
}

export function visitsOf(address: PageAddress): Visits {
  const { visited_pages, linked_query_params } = saved()
  return {
    visited_pages: withPage(visited_pages, address),
    linked_query_params: { ...linked_query_params, ...parametersOf(address) },
  }
}
