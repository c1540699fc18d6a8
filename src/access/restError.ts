import type { AfterErrorHook } from 'payload'

/** `?where[createdAt][greater_than]=never`: Payload turns words into dates without asking whether they are any. */
export const dateFault = (error: unknown) =>
  error instanceof RangeError && error.message === 'Invalid time value'
    ? { status: 400, response: { errors: [{ message: 'A date cannot be read: write it as 2026-11-21 or 2026-11-21T09:30:00Z.' }] } }
    : undefined

export const answerDateFault: AfterErrorHook = ({ error }) => dateFault(error)
