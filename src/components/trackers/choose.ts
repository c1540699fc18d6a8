import {
  type Choice,
  CHOICE,
  readChoice,
  type TrackerMode,
  trackerModeOf,
  droppedCookies,
} from '@/features/trackers/choice.rules'
import { isPersonalPath } from '@/lib/paths'
import { companiesOf, namedBy, partnerHosts, type TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { parseStored, store, storedText } from '@/lib/browserStore'
import { load } from './load'

/** Global Privacy Control. */
export const saysNo = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

export const madeChoice = (): Choice | null => readChoice(parseStored(storedText(CHOICE)))

export const choose = (trackers: TrackersConfig, allows: boolean): void =>
  store(CHOICE, { allows, to: namedBy(trackers), signal: saysNo() } satisfies Choice)

/** Without a memory the question would come on every page. */
function remembers(): boolean {
  const key = `${CHOICE}_try`
  store(key, 1)
  const is = storedText(key) !== null
  store(key, undefined)
  return is
}

const dropCookies = (): void => {
  for (const one of droppedCookies(document.cookie, location.hostname)) document.cookie = one
}

let running = false

/**
 * A running program cannot be told to end: its way to everywhere else is closed, and the page is reloaded without it.
 * What was typed is kept as a draft.
 */
function stop(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:"
  document.head.append(policy)
  dropCookies()
  location.reload()
}

function loadAll(trackers: TrackersConfig): void {
  if (companiesOf(trackers).length) load(trackers)
  // Where the code does not come, the boxes say what they said.
  if (partnerHosts(trackers).length)
    import('./partnerFrames').then(({ fillSlots }) => fillSlots()).catch(() => undefined)
}

/** True when the visitor is still to be asked. */
export function follow(trackers: TrackersConfig): boolean {
  const status: TrackerMode = isPersonalPath(location.pathname)
    ? 'off'
    : trackerModeOf(trackers, madeChoice(), saysNo())
  if (status === 'load') {
    if (!running) loadAll(trackers)
    running = true
    return false
  }
  if (running) stop()
  else dropCookies()
  return status === 'ask' && remembers()
}
