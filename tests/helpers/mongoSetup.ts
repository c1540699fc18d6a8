import { prepareMongo } from './mongo'

/** Before the first worker: two that fetched the double's packages at once would be in each other's way. */
export const setup = prepareMongo
