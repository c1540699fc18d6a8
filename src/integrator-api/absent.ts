import { notFound, problem } from './problem'

/** The answer for an address that the API does not have: the same as for one that is not the caller's. */
export const absent = (): Response => problem(notFound())
