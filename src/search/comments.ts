import { KNOWN_MAKES } from '@/core/car/makes'
import { prose } from './spelling'

/** Makes that are also words or places: "smart key", "leather seat", "Port Lincoln" must stay in the text. */
const WORDS = [
  'smart',
  'mini',
  'ram',
  'seat',
  'man',
  'alpine',
  'supreme',
  'retreat',
  'triumph',
  'new age',
  'lincoln',
  'windsor',
  'ds',
]

/** A stored text without end is no name, and no expression can be made of it. */
const LONGEST_NAME = 200

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const whole = (names: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, `u${flags}`)

/** Longest name first, so that Land Rover is not read as Rover. */
const MAKES = whole(
  KNOWN_MAKES.filter((make) => !WORDS.includes(make.toLowerCase()))
    .flatMap((make) => [make, make.toUpperCase()])
    .sort((a, b) => b.length - a.length),
  'g',
)

/** "Visit Valley Toyota" in a Mazda's comments must not match Toyota. Undefined when nothing is left. */
export function searchableComments(car: {
  make: string
  dealership_name?: string | null
  dealercomments?: string | null
}): string | undefined {
  const own = car.make.trim().toLowerCase()
  const dealer = car.dealership_name?.trim()
  const comments =
    dealer && dealer.length <= LONGEST_NAME
      ? car.dealercomments?.replace(whole([dealer], 'gi'), ' ')
      : car.dealercomments
  return prose(comments?.replace(MAKES, (make) => (make.toLowerCase() === own ? make : ' ')))
}
