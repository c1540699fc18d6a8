import { parseFavourites, type Favourite } from '@/components/car/garage'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { phrase, t } from '@/lib/words'

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Status 0 when the call failed before an answer. */
async function post(address: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The call survives a change to another page.
      keepalive: true,
    })
    const answer = parseJson(await response.text())
    return { status: response.status, body: isRecord(answer) ? answer : {} }
  } catch {
    return { status: 0, body: {} }
  }
}

export interface Account {
  phone_number: string
  cars: Favourite[]
}

/** Adds cars to the account and returns its list; null when the call failed. */
export async function mergeCars(car_ids: readonly string[]): Promise<Account | 'signed out' | null> {
  const { status, body } = await post('/api/watchlist/merge', { car_ids })
  if (status === 401) return 'signed out'
  const { phone_number, cars } = body
  return status === 200 && typeof phone_number === 'string'
    ? { phone_number, cars: parseFavourites(cars) }
    : null
}

const FAILED = phrase('We could not reach your account. Please try again.')

/** Null when it is done, else the message for the shopper. */
export async function saveOrRemove(
  isSaved: boolean,
  phone_number: string,
  car_id: string,
): Promise<string | null> {
  const address = isSaved ? '/api/watchlist/save-car' : '/api/watchlist/remove-car'
  const { status, body } = await post(address, { phone_number, car_id })
  if (status === 401) return t('You are signed out. Sign in again to keep this in your account.')
  if (body.success === true) return null
  return typeof body.error === 'string' ? body.error : t(FAILED)
}
