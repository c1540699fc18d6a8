import { advertOf, type OfferWords } from './advert'
import { CLAIM_RULES } from './claimRules'
import { CREDIT_RULES } from './creditRules'
import { findingsOf, type Finding } from './finding'
import { PRICE_RULES } from './priceRules'

const RULES = [...PRICE_RULES, ...CREDIT_RULES, ...CLAIM_RULES]

/** `licence`: the dealer's licence as the website shows it; null where the dealer is not known yet. */
export const offerFindings = (offer: OfferWords, licence: string | null): Finding[] =>
  findingsOf(RULES, advertOf(offer, licence))
