/** News of a saved search, or of saved cars. */
import { DateTime } from 'luxon'
import type { CarNews, OwedMail, SavedSearch } from '@/features/saved-searches/row'
import { savedState } from '@/features/saved-searches/readSearch'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { buildSearchHref } from '@/search/list/href'
import { letterPicture } from '@/core/letter/carCard'
import type { CarCard, LetterKind, SampleWorld } from '@/core/letter/letter'
import { plural } from '@/core/money/format'
import type { Site } from '@/core/dealer/views'
import { linksOf } from './links'

type Alert = Pick<Extract<OwedMail, { kind: 'alert' }>, 'cars' | 'more'>
export interface Saved {
  site: Site
  search: SavedSearch
}

const KIND_WORDS: Record<CarNews['kind'], string> = {
  new: 'New',
  drop: 'Price drop',
  back: 'Back in stock',
}

/** `3 new cars and 1 price drop`. `more` counts the cars that the mail does not list. */
export function headline(cars: readonly Pick<CarNews, 'kind'>[], more: number, noun: string): string {
  const drops = cars.filter(({ kind }) => kind === 'drop').length
  const back = cars.filter(({ kind }) => kind === 'back').length
  const fresh = cars.length - drops - back
  const one = noun.replace(/s$/, '')
  if (more) return `${plural(cars.length + more, `${one} with news`, `${noun} with news`)}`
  return [
    fresh && plural(fresh, `new ${one}`, `new ${noun}`),
    back && `${back} back in stock`,
    drops && plural(drops, 'price drop'),
  ]
    .filter(Boolean)
    .join(' and ')
}

export function subjectOf(name: string, cars: readonly CarNews[], more: number, noun: string): string {
  const [only, second] = cars
  if (!only || second || more) return `${headline(cars, more, noun)}: ${name}`
  return `${KIND_WORDS[only.kind]}: ${only.name}, ${only.kind === 'drop' ? 'now ' : ''}${only.price}`
}

interface About {
  /** `your search “Used utes”` */
  what: string
  href: string
  link: string
  why: string
}

const dayOf = (at: string | null | undefined, zone: string): string => {
  const day = DateTime.fromISO(at ?? '', { zone })
  return day.isValid ? ` on ${day.toFormat('d MMMM yyyy')}` : ''
}

function aboutOf({ site: { config, tenant, origin }, search }: Saved): About {
  const day = dayOf(search.confirmed_at, config.timezone)
  if (search.shopper_id)
    return {
      what: `your saved ${config.labels.cars}`,
      href: `${origin}/watchlist`,
      link: `See your saved ${config.labels.cars}`,
      why: `You get this because you asked ${tenant.name}${day} to write when the price of something that you saved drops, or when it is back in stock.`,
    }
  return {
    what: `your search “${search.name}”`,
    href: origin + buildSearchHref({ ...savedState(search.search), sortBy: 'latest' }),
    // No count here: the linked list also shows cars just sold.
    link: 'See the whole list',
    why: `You get this because you saved the search “${search.name}” at ${tenant.name} and confirmed it${day}. We write ${FREQUENCY_WORDS[search.frequency].sentence}.`,
  }
}

const cardOf = (
  origin: string,
  { kind, name, facts, price, price_type, before, href, picture }: CarNews,
): CarCard => ({
  ...{ name, facts, price, before, priceNote: price_type, tag: KIND_WORDS[kind], isDrop: kind === 'drop' },
  url: origin + href,
  picture: letterPicture(picture, origin),
})

export const sampleSearch = ({ site, now }: Pick<SampleWorld, 'site' | 'now'>): SavedSearch => ({
  ...{ id: '', tenant: site.tenant.id, name: 'Used automatics', email: 'sam@shopper.example' },
  ...{ search: '', frequency: 'daily', state: 'active', confirmed_at: now.toISOString(), salt: 'sample' },
  ...{ seen_cars: {}, floor: 0, mail: null, mail_attempts: 0 },
})

export const alert: LetterKind<Saved & Alert> = {
  name: 'News of a saved search',
  to: 'shopper',
  write(facts) {
    const { site, search, cars, more } = facts
    const noun = site.config.labels.cars
    const about = aboutOf(facts)
    return {
      subject: subjectOf(search.name, cars, more, noun),
      preview: cars.map((car) => `${car.name}, ${car.price}`).join(' · '),
      heading: headline(cars, more, noun),
      parts: [
        `For ${about.what}.`,
        { cars: cars.map((car) => cardOf(site.origin, car)) },
        { button: about.link, href: about.href },
      ],
      why: [about.why, { link: 'Stop these emails', href: linksOf(site, search.salt).stop }],
    }
  },
  samples: (world) => {
    const { site, car } = world
    const search = sampleSearch(world)
    const one: CarNews = {
      ...{ name: car.name, href: `/cars/${car.slug}`, picture: car.picture, facts: car.facts },
      ...{ kind: 'new', price: car.price, price_type: car.priceNote ?? '', before: null },
    }
    const drop: CarNews = { ...one, kind: 'drop', before: '$99,990' }
    return {
      'New car and price drop': { site, search, cars: [one, drop], more: 0 },
      'Saved car': { site, search: { ...search, shopper_id: 'sample' }, cars: [drop], more: 0 },
      'More than one email holds': {
        site,
        search,
        cars: [one, { ...one, kind: 'back', picture: null }],
        more: 28,
      },
    }
  },
}
