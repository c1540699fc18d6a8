import type { Payload } from 'payload'
import { z } from 'zod'
import { dealerConfig } from './dealerConfig'

const withZone = z.object({ timezone: z.string() })
/** Of a record without a dealer, such as a change of the platform's own. */
const NO_DEALER = 'Australia/Sydney'

/** Staff read times as their dealer's clock shows them, wherever the server and the browser are. */
export const dealerZone = async (payload: Payload, tenant: string): Promise<string> =>
  withZone.safeParse(await dealerConfig(payload, tenant)).data?.timezone ?? NO_DEALER
