import { down, up } from './introBlock'
import * as shopperLogins from './shopperLogins'

/** Oldest first. Each must be idempotent: several processes may run it at the same time. */
export const mongoMigrations = [
  { name: '20261122_105500_intro_block', up, down },
  { name: '20261122_134500_shopper_logins', up: shopperLogins.up, down: shopperLogins.down },
]
