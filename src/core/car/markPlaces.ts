import type { Finding } from './condition'

/** What can be marked on a drawing seen from above, its front to the left. */
export type Zone =
  | 'front'
  | 'bonnet'
  | 'windscreen'
  | 'roof'
  | 'cabin'
  | 'rear'
  | 'left'
  | 'right'
  | 'front-left'
  | 'front-right'
  | 'rear-left'
  | 'rear-right'

const WHEEL = /\b(?:wheel|alloy|rim|tyre|tire)s?\b/i
const SIDE = /\b(?:door|sill|guard|fender|panel|mirror|side|flank|skirt|stripe|decal)s?\b/i
/** The first that fits, so that the bonnet is no part of the front and a rear bumper none of it. */
const PARTS: readonly (readonly [RegExp, Zone])[] = [
  [/\b(?:bonnet|hood)\b/i, 'bonnet'],
  [/\b(?:windscreen|windshield)\b/i, 'windscreen'],
  [/\b(?:roof|hatch lid)\b/i, 'roof'],
  [/\b(?:seats?|carpets?|dash|trim|headlining|interior|steering wheel|cabin)\b/i, 'cabin'],
  [/\b(?:rear|boot|tailgate|tail|tray|back)\b/i, 'rear'],
  [/\b(?:front|nose|grille|headlights?|headlamps?|bumper)\b/i, 'front'],
]

const isOn = (words: string, end: RegExp, other: RegExp) => end.test(words) || !other.test(words)

/** `kerb mark on one front wheel` may be on either: both are marked. */
function pairOf(words: string): Zone[] {
  const ends = (['front', 'rear'] as const).filter((end) =>
    end === 'front' ? isOn(words, /\bfront\b/i, /\brear\b/i) : isOn(words, /\brear\b/i, /\bfront\b/i),
  )
  return ends.flatMap((end) => sidesOf(words).map((side) => `${end}-${side}` as const))
}

const sidesOf = (words: string) =>
  (['left', 'right'] as const).filter((side) =>
    side === 'left' ? isOn(words, /\bleft\b/i, /\bright\b/i) : isOn(words, /\bright\b/i, /\bleft\b/i),
  )

/** Where a finding is, as far as its words say; nothing where they do not. */
export function zonesOf({ part, text }: Finding): Zone[] {
  const words = `${part ?? ''} ${text}`
  if (/steering wheel/i.test(words)) return ['cabin']
  if (WHEEL.test(words)) return pairOf(words)
  if (SIDE.test(words)) return sidesOf(words)
  const zone = PARTS.find(([pattern]) => pattern.test(words))?.[1]
  return zone ? [zone] : []
}
