import { notFound, problem } from './problem'

/** Unknown address: the same answer as for one that belongs to another caller. */
export const absent = (): Response => problem(notFound())
