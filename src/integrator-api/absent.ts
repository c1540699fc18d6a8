import { notFound, problem } from './problem'

/** For an unknown address: the same response as for one that belongs to another caller. */
export const absent = (): Response => problem(notFound())
