/** Fills in the postcode of a list by where the browser is: only after a press on the button that says so. */
import { isRecord } from '@/lib/isRecord'
import { t } from '@/lib/words'
import { PLACE_NOTE_ID, POSTCODE_ID } from './NearBoxes'

const LONGEST_MS = 15_000
const RECENT_MS = 10 * 60_000

const position = (): Promise<GeolocationPosition> =>
  new Promise((found, fail) =>
    navigator.geolocation.getCurrentPosition(found, fail, { timeout: LONGEST_MS, maximumAge: RECENT_MS }),
  )

/** A hundredth of a degree is a kilometre: more the server need not know. */
async function ownPostcode(): Promise<string> {
  const { coords } = await position()
  const [lat, lng] = [coords.latitude.toFixed(2), coords.longitude.toFixed(2)]
  const answer = await fetch(`/api/geocode?lat=${lat}&lng=${lng}`)
  const place: unknown = answer.ok ? await answer.json() : null
  if (!isRecord(place) || typeof place.postcode !== 'string') throw new Error('no postcode is near')
  return place.postcode
}

/** The box may be drawn anew meanwhile, so it is looked up each time. */
const say = (text: string): void => {
  const note = document.getElementById(PLACE_NOTE_ID)
  if (note) note.textContent = text
}

export async function findOwnPlace(): Promise<void> {
  say(t('Looking for your postcode'))
  try {
    const postcode = await ownPostcode()
    const box = document.getElementById(POSTCODE_ID)
    if (!(box instanceof HTMLInputElement)) return
    box.value = postcode
    box.dispatchEvent(new Event('input', { bubbles: true }))
    say('')
  } catch {
    say(t('We could not find out where you are. Please type your postcode.'))
  }
}
