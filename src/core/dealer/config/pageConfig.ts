/** What a dealer's own pages are called, and their order. */
import { z } from 'zod'

const plainWords = (title: string, text = '') =>
  z.object({ title: z.string().default(title), text: z.string().default(text) })
const words = (title: string, text = '') => plainWords(title, text).prefault({})

/** Where on the picture, in percent of its width and height: a location by its slug, or a part of one by its label. */
const percent = z.number().min(0).max(100)
const spot = z.object({
  x: percent,
  y: percent,
  label: z.string().default(''),
  location: z.string().default(''),
})

export const MODEL_SECTIONS = [
  'numbers',
  'variants',
  'colours',
  'stock',
  'offers',
  'service',
  'accessories',
] as const
export type ModelSection = (typeof MODEL_SECTIONS)[number]

/** `{model}` and `{place}` stand for their names. */
export const pageConfigSchema = z.object({
  offers: words('Special offers', 'What is on now, and until when.'),
  offerTerms: words('What you get'),
  offerStock: words('In stock with this offer'),
  models: words('All models', 'Prices from, and how many are here today.'),
  modelVariants: words('Ways to have it'),
  modelStock: words('{model}, here now'),
  modelOrder: z.array(z.enum(MODEL_SECTIONS)).default([...MODEL_SECTIONS]),
  quote: words('Get a quote', 'Tell us which one, and how you would like it.'),
  parts: plainWords('Parts and accessories', 'Search what we fit, or ask for a part by its name.')
    .extend({ people: z.string().default('') })
    .prefault({}),
  feedback: z.object({ title: z.string().default('') }).prefault({}),
  blog: words('Blog'),
  team: words('The team at {place}'),
  contact: words('Contact us'),
  /** The dealer's own picture of a sign-in, an account and a garage; without one, that of its first location. Others where a car is sold to it, traded in, driven and kept in mind, and where its parts are searched. */
  journeys: z
    .object({
      picture: z.string().default(''),
      sell: z.string().default(''),
      trade: z.string().default(''),
      garage: z.string().default(''),
      contact: z.string().default(''),
      drive: z.string().default(''),
      parts: z.string().default(''),
    })
    .prefault({}),
  locations: z
    .object({
      title: z.string().default('Locations and hours'),
      text: z.string().default('Addresses, hours and how to get here.'),
      /** A picture of the dealer's own, on which the spots are pins. */
      map: z.string().default(''),
      spots: z.array(spot).default([]),
    })
    .prefault({}),
})

export const withName = (text: string, names: { model?: string; place?: string }): string =>
  text.replace('{model}', names.model ?? '').replace('{place}', names.place ?? '')
