/** Contradictions between a car's text and its facts. Each rule is true for a car that contradicts itself. */
import { COMMENTS_SHOWN, commentSections, cutText } from '@/lib/text'
import { DAY_LIMIT, LATELY, MONTHS, NAMED_YEAR, SEASON } from './dated'
import type { StockRow } from './stockFile'

export type CarRule = (car: StockRow) => boolean

const NOW = 2026.88
const ageOf = ({ year }: StockRow) => NOW - year
const message = ({ dealercomments, tag }: StockRow) => `${dealercomments ?? ''} | ${tag ?? ''}`
const inspected = ({ inspection_passed, inspection_noted }: StockRow) => [
  ...(inspection_passed ?? []),
  ...(inspection_noted ?? []),
]
const fitted = (car: StockRow) =>
  [...(car.features ?? []), ...(car.standardEquipment ?? []), ...inspected(car)].join(' | ')
const all = (car: StockRow) => `${message(car)} | ${fitted(car)}`
const has = (car: StockRow, name: string) => car.features?.includes(name) ?? false
const isVan = ({ specifications }: StockRow) => Boolean(specifications)
const isElectric = ({ simple_fuel }: StockRow) => simple_fuel === 'Electric'
const hasPlug = ({ simple_fuel }: StockRow) => simple_fuel === 'Electric' || simple_fuel === 'Plug-in hybrid'
const isComing = ({ status }: StockRow) => status === 'coming_soon'

/** Years that an owner's story needs. */
const STORIES: [RegExp, number][] = [
  [/three owners/i, 4],
  [/two owners|second owner/i, 1.5],
  [/past four years/i, 5],
  [/three years ago/i, 4],
  [/year three/i, 4],
  [/every year/i, 3],
  [/in its youth/i, 4],
]
const HOMES: [RegExp, string][] = [
  [
    /all in victoria|altona|inner west|mildura|high country|yarraville|braybrook|tarneit|belmont|buninyong/i,
    'VIC',
  ],
  [/prospect|norwood|semaphore|unley/i, 'SA'],
  [/western australia|bunbury|dongara|mundaring|busselton|toodyay/i, 'WA'],
  [/buderim|coolum|nambour|pelican waters|tewantin|peregian|kawana/i, 'QLD'],
]
const OLDEST: [string, number][] = [
  ['Apple CarPlay and Android Auto', 2016],
  ['Wireless charging', 2017],
]

const MARK = /stone (?:chips|marks)|kerb (?:mark|rash)|\bscuff\b|\bdent\b|scrape|shows wear|have faded/i

export const CAR_RULES: Record<string, CarRule> = {
  'a battery claim without a battery': (car) =>
    !isElectric(car) &&
    !isVan(car) &&
    /battery (?:tested|health|report)|% health|state of health/i.test(all(car)),
  'a charger or a plug without a socket': (car) =>
    !hasPlug(car) &&
    !isVan(car) &&
    /charging cable|fast charging|wall ?box|charger|plugged in/i.test(all(car)),
  'smoke, oil or a tank of an electric car': (car) =>
    isElectric(car) && /\b(?:smoke|oil|tank|engine|drinks|fuelled)\b/i.test(all(car)),
  'here while it is still to come': (car) =>
    isComing(car) &&
    /on the ground|in stock|(?<!not yet )in the yard|pick it up|ready this|arrived on|on the hoist|walkaround|driveway for a look|fitted out and weighed/i.test(
      message(car),
    ),
  'still to come while it is here': (car) =>
    !isComing(car) &&
    /on order|on the ship|on the water|on its way|(?<!not a )pre-?order/i.test(message(car)),
  'a new arrival of many kilometres or weeks': (car) =>
    /new arrival|just (?:arrived|landed)/i.test(message(car)) &&
    ((car.km ?? 0) > 150_000 || car.listed_days_ago > 14),
  'called new when it is not': (car) =>
    car.car_type !== 'new' && /brand new|(?:^|\| )New\b/.test(message(car)),
  'a past on a new car': (car) =>
    car.car_type === 'new' &&
    /\bowners?\b|stone chips|stone marks|scuff|service book|demonstrator\./i.test(message(car)),
  'a demonstrator that is none': (car) =>
    car.car_type !== 'demo' &&
    /\bdemo\b|our demonstrator, |company demonstrator|loan (?:car|rig)/i.test(message(car)),
  'words of one day or season': (car) =>
    [LATELY, SEASON, MONTHS, DAY_LIMIT, NAMED_YEAR].some((dated) => dated.test(car.dealercomments ?? '')),
  'comments cut in mid-sentence': ({ dealercomments }) => {
    const sections = commentSections(dealercomments)
    const { short } = cutText(sections.join('\n'), COMMENTS_SHOWN)
    return !sections.every((section) => /[.!?]$/.test(section)) || !/[.!?]$/.test(short)
  },
  'a caravan called a car': (car) =>
    isVan(car) && /(?<!tow |your own )\bcars?\b|\bboot carpet\b|\bdriver/i.test(message(car)),
  'a car with the parts of a caravan': (car) =>
    !isVan(car) && /awning|damp|seam|skirting|decals|bunks|flushes|gas certificate/i.test(message(car)),
  'an owner’s story longer than its life': (car) =>
    STORIES.some(([story, years]) => story.test(message(car)) && ageOf(car) < years),
  'owners other than its words': (car) =>
    Boolean(car.previous_owners) &&
    ((/\bone (?:local |careful )?owner\b|single owner/i.test(message(car)) && car.previous_owners !== 1) ||
      (/two owners|second owner/i.test(message(car)) && car.previous_owners !== 2) ||
      (/three owners/i.test(message(car)) && car.previous_owners !== 3)),
  'keys other than its words': (car) =>
    Boolean(car.keys) && /both keys|two keys/i.test(message(car)) && car.keys !== 2,
  'a history of a new one': (car) =>
    (car.car_type === 'new' || isComing(car)) &&
    Boolean(car.previous_owners || car.service || car.inspection || inspected(car).length),
  'a service beyond its life': ({ service, km, build_date }) =>
    Boolean(service) &&
    ((service?.last_km ?? 0) > (km ?? 0) ||
      (service?.next_km ?? Infinity) < (km ?? 0) ||
      (service?.last_date ?? '9') < (build_date ?? '') ||
      (service?.next_date ?? '9') < '2026-11-18'),
  'a mark in its words that the inspection did not find': (car) =>
    MARK.test(message(car)) && Boolean(car.inspection) && !car.inspection_noted?.length,
  'a mark that no photo shows': ({ images, inspection_noted, ...car }) => {
    const dots = images?.filter(({ tag }) => tag === 'imperfection').length ?? 0
    return (MARK.test(message(car)) || Boolean(inspection_noted?.length)) && dots === 0
  },
  'one part in order and not': ({ inspection_passed, inspection_noted }) => {
    const part = (line: string) => line.split(':')[0]
    return Boolean(
      inspection_noted?.some((line) => inspection_passed?.some((one) => part(one) === part(line))),
    )
  },
  'one owner and more': (car) =>
    /one owner|single owner/i.test(message(car)) &&
    /two owners|three owners|second owner/i.test(message(car)),
  'a life in another state': (car) =>
    HOMES.some(([home, state]) => home.test(message(car)) && car.state !== state),
  'a hold where none can be taken': (car) =>
    /\bhold\b/i.test(message(car)) && (car.status !== 'in_stock' || !car.price || car.reserved === true),
  'drive away in words only': (car) =>
    /drive away|price includes/i.test(message(car)) && (!car.price || car.price_type !== 'drive_away'),
  'a return for a car that cannot be returned': (car) =>
    /48 hours/i.test(message(car)) && car.car_type !== 'used',
  'named in words and not fitted': (car) =>
    (/\bcanopy\b/i.test(message(car)) && !has(car, 'Canopy')) ||
    (/low range/i.test(message(car)) && car.drive !== '4x4') ||
    (/tows what|set up for towing|it towed/i.test(message(car)) && !isVan(car) && !has(car, 'Tow bar')),
  'rows of seats that it has not': (car) =>
    (has(car, 'Seven seats') && car.seats !== 7) ||
    (has(car, 'Eight seats') && car.seats !== 8) ||
    (has(car, 'Third row air conditioning') && (car.seats ?? 0) < 7),
  'fittings that exclude each other': (car) => has(car, 'Canopy') && has(car, 'Tonneau cover'),
  'fittings from after its year': (car) => OLDEST.some(([name, year]) => has(car, name) && car.year < year),
  'a price drop without a drop': (car) => /price drop/i.test(car.tag ?? '') !== Boolean(car.before_price),
  'pictures that name another colour': ({ images, colour }) =>
    (images ?? []).some(
      ({ image: { url }, alt }) =>
        !/interior_|condition-/.test(url) && !alt?.includes(`, ${(colour ?? '').toLowerCase()}, `),
    ),
}
