import { advertOf, type OfferWords } from './advert.rules'
import type { Advertiser } from './advertiser.rules'
import { CLAIM_RULES } from './claimRules.rules'
import { CREDIT_RULES } from './creditRules.rules'
import { findingsOf, type Finding } from './finding.rules'
import { NZ_OFFER_RULES } from './newZealand.rules'
import { PRICE_RULES } from './priceRules.rules'

const RULES = { AU: [...PRICE_RULES, ...CREDIT_RULES, ...CLAIM_RULES], NZ: NZ_OFFER_RULES }

export const offerFindings = (offer: OfferWords, { country, licence }: Advertiser): Finding[] =>
  findingsOf(RULES[country], advertOf(offer, licence))
