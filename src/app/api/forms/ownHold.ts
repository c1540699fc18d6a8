import { ownHoldCookie } from '@/features/reservations/ownHold'
import type { Reservation } from '@/features/reservations/row'

/** The browser that gets this answer knows the reservation from now on. */
export function withOwnHold(answer: Response, request: Request, row: Reservation): Response {
  answer.headers.append('set-cookie', ownHoldCookie(request.headers.get('cookie'), row))
  return answer
}
