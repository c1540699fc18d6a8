import { storeSuite } from './suite'

storeSuite('SQLite (embedded)', () => Promise.resolve(undefined))
