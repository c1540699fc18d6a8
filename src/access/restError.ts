import type { AfterErrorHook } from 'payload'

/**
 * `?where[createdAt][greater_than]=never`: Payload turns words into dates without asking whether they are any. It either
 * throws while it does, or hands SQLite an undefined value.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof RangeError && error.message === 'Invalid time value') ||
    error.message.includes('undefined cannot be passed as argument to the database') ||
    isUnreadable(error.cause))

export const dateFault = (error: unknown) =>
  isUnreadable(error)
    ? {
        status: 400,
        response: {
          errors: [{ message: 'A date cannot be read: write it as 2026-11-21 or 2026-11-21T09:30:00Z.' }],
        },
      }
    : undefined

export const answerDateFault: AfterErrorHook = ({ error }) => dateFault(error)
