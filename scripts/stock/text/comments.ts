/** Dealer comments: sections separated by `|`, put together so that nothing in them contradicts the car. */
import type { Random } from '../random'
import type { Voice } from './types'

export interface Story {
  car_type: 'new' | 'used' | 'demo'
  body: string
  tow: number
  oneOwner: boolean
}

const TOWING = (kg: number) =>
  `Rated to tow ${kg.toLocaleString('en-AU')} kg braked. Check the plate of your own trailer before you rely on it.`

export function comments(random: Random, voice: Voice, story: Story): string {
  const use = voice.use[story.body]
  const how = use ? [random.pick(use)] : []
  const towing = story.tow >= 2500 && random.chance(0.5) ? [TOWING(story.tow)] : []
  if (story.car_type !== 'used') {
    const first = random.pick(story.car_type === 'new' ? voice.isNew : voice.demo)
    return [first, ...towing, random.pick(voice.close)].join(' | ')
  }
  const history = [random.pick(story.oneOwner ? voice.oneOwner : voice.owners), ...how].join(' ')
  const checked = `${random.pick(voice.service)} ${random.some(voice.condition, 2).join(' ')}`
  return [history, checked, random.pick(voice.flaws), ...towing, random.pick(voice.close)].join(' | ')
}
