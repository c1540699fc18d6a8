import * as historySince from './historySince'
import * as introBlock from './introBlock'
import * as seenCars from './seenCars'
import * as leadsDelivered from './leadsDelivered'
import * as leaveOfNobody from './leaveOfNobody'
import * as leadSources from './leadSources'
import * as previousOwners from './previousOwners'
import * as redirectSpelling from './redirectSpelling'
import * as shopperLogins from './shopperLogins'
import * as smallAddresses from './smallAddresses'

/** Oldest first. Each must be idempotent: several processes may run it at the same time. */
export const mongoMigrations = [
  { name: '20261122_105500_intro_block', up: introBlock.up, down: introBlock.down },
  { name: '20261122_134500_seen_cars', up: seenCars.up, down: seenCars.down },
  { name: '20261122_143233_leads_delivered', up: leadsDelivered.up, down: leadsDelivered.down },
  { name: '20261122_142500_shopper_logins', up: shopperLogins.up, down: shopperLogins.down },
  { name: '20261124_230856_history_since', up: historySince.up, down: historySince.down },
  { name: '20261125_030000_leave_of_nobody', up: leaveOfNobody.up, down: leaveOfNobody.down },
  { name: '20261126_015856_lead_sources', up: leadSources.up, down: leadSources.down },
  { name: '20261126_225000_small_addresses', up: smallAddresses.up, down: smallAddresses.down },
  { name: '20261127_023500_redirect_spelling', up: redirectSpelling.up, down: redirectSpelling.down },
  { name: '20261128_145900_previous_owners', up: previousOwners.up, down: previousOwners.down },
]
