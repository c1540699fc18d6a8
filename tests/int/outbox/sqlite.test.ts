import { outboxContract } from './contract'

outboxContract('SQLite (embedded)', undefined)
