import { isRecord } from '@/lib/isRecord'
import { namedBy, type TrackersConfig } from '@/core/dealer/config/trackersConfig'

/** localStorage key, so each host has its own. */
export const CHOICE = 'cookie_choice'

export interface Choice {
  allows: boolean
  to: readonly string[]
  /** The browser said no for its visitor (Global Privacy Control) when this was chosen. */
  signal: boolean
}

export function readChoice(stored: unknown): Choice | null {
  if (!isRecord(stored) || typeof stored.allows !== 'boolean') return null
  const { allows, to, signal } = stored
  const names = Array.isArray(to) ? to.filter((one) => typeof one === 'string') : []
  return { allows, to: names, signal: signal === true }
}

/** A yes applies to the companies that were named, until the browser signals a no. */
const stillAllows = (choice: Choice, named: readonly string[], signal: boolean): boolean =>
  choice.allows && named.every((one) => choice.to.includes(one)) && (choice.signal || !signal)

export type TrackerMode = 'load' | 'ask' | 'off'

/** A no stays, also where the dealer loads at once; the browser's signal counts as a no without a press. */
export function trackerModeOf(trackers: TrackersConfig, choice: Choice | null, signal: boolean): TrackerMode {
  if (choice && stillAllows(choice, namedBy(trackers), signal)) return 'load'
  if (signal || choice?.allows === false) return 'off'
  return trackers.when === 'at once' ? 'load' : 'ask'
}

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
