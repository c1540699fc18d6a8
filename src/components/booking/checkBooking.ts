import { inFormOrder, type Failure } from '@/components/forms/failures'
import { bookingSchema } from '@/domain/appointments/bookingSchema'
import { TERMS_MESSAGE } from '@/domain/leads/leadSchema'
import { phrase } from '@/lib/words'

const NO_REGO = phrase('Enter the rego.')

/** What the form asks for and the schema of the call does not: the server knows who must answer it. */
const unfilled = (form: HTMLFormElement, name: string, message: string): Failure[] => {
  const box = form.elements.namedItem(name)
  return box instanceof HTMLInputElement && box.validity.valueMissing ? [{ path: name, message }] : []
}

/** One sentence per wrong field, in the order of the form, before anything is sent. */
export function checkBooking(form: HTMLFormElement): Failure[] {
  const { error } = bookingSchema.safeParse(Object.fromEntries(new FormData(form)))
  const first = new Map(error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
  const found = [...first].map(([path, message]) => ({ path, message }))
  return inFormOrder(
    [...found, ...unfilled(form, 'Rego', NO_REGO), ...unfilled(form, 'terms_conditions', TERMS_MESSAGE)],
    form,
  )
}
