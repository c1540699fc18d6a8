import { advertOf, type OfferWords } from './advert'
import type { Advertiser } from './advertiser'
import { CLAIM_RULES } from './claimRules'
import { CREDIT_RULES } from './creditRules'
import { findingsOf, type Finding } from './finding'
import { NZ_OFFER_RULES } from './newZealand'
import { PRICE_RULES } from './priceRules'

const RULES = { AU: [...PRICE_RULES, ...CREDIT_RULES, ...CLAIM_RULES], NZ: NZ_OFFER_RULES }

export const offerFindings = (offer: OfferWords, { country, licence }: Advertiser): Finding[] =>
  findingsOf(RULES[country], advertOf(offer, licence))
