/** `npm run test:full` tries all of a kind; `npm test` some of it, spread over the whole, so that each kind of fault still shows. */
export const isFull = process.env.TEST_FULL === '1'

export const inFull = <T>(all: T, some: T): T => (isFull ? all : some)

/** Every `n`th, from the first on, unless all are wanted. */
export const oneIn = <T>(n: number, all: readonly T[]): T[] => all.filter((_, at) => isFull || at % n === 0)
