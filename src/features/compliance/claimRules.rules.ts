import { type Advert, type Rule, isAboutCredit, namesVehiclePrice } from './advert.rules'

const S29 = 'Australian Consumer Law, sections 18 and 29: a claim must be true and provable when it is made.'
/** Characters: nobody reads more than about two hundred words. */
const LONGEST_DISCLAIMER = 1400

export const CLAIM_RULES: readonly Rule<Advert>[] = [
  {
    ...{ rule: 'dealer licence', field: 'name', isMust: true },
    text: 'The website shows no dealer licence number: a dealer admin adds it in the settings of the website, under Business and legal.',
    why: 'Motor dealer laws of the states, such as section 19A in New South Wales and section 21 in Western Australia: every advertisement must show the number.',
    isBroken: ({ licence }) => licence !== null && !/\d/.test(licence),
  },
  {
    ...{ rule: 'disclaimer', field: 'disclaimer', isMust: true },
    text: 'Write the conditions of the price or rate: for whom, for which cars, what is not included.',
    why: S29,
    isBroken: ({ headline, words, disclaimer }) =>
      (namesVehiclePrice(headline) || isAboutCredit(words)) && disclaimer.trim().length < 40,
  },
  {
    ...{ rule: 'long disclaimer', field: 'disclaimer', isMust: false },
    text: 'Shorten the small print, and move what matters into the conditions.',
    why: 'The courts look at the overall impression: small print does not fix a misleading headline.',
    isBroken: ({ disclaimer }) => disclaimer.length > LONGEST_DISCLAIMER,
  },
  {
    ...{ rule: 'last day', field: 'ends_at', isMust: false },
    text: 'Set the last day: the offer then leaves the website by itself.',
    why: 'Australian Consumer Law, section 35: what is advertised must be available for a reasonable time, and the advertisement must say how long.',
    isBroken: ({ hasEnd, words }) => !hasEnd && !/while stocks? lasts?|until sold/i.test(words),
  },
  {
    ...{ rule: 'hurry', field: 'description', isMust: false },
    text: 'Remove the urgency, or state the last day or the stock that is left.',
    why: S29,
    isBroken: ({ words }) =>
      /\bhurry\b|last chance|selling fast|won[’']t last|don[’']t miss|\bonly (a few|\d+|one|two|three) (left|remaining)\b/i.test(
        words,
      ),
  },
  {
    ...{ rule: 'best price', field: 'description', isMust: false },
    text: 'Keep proof that nobody is cheaper, or say it without a superlative.',
    why: S29,
    isBroken: ({ words }) =>
      /\b(best|lowest|cheapest|unbeatable)\s+(\w+\s+)?(price|deal|rate|value)s?\b|price guarantee|\bunbeatable\b/i.test(
        words,
      ),
  },
  {
    ...{ rule: 'free', field: 'disclaimer', isMust: false },
    text: 'Say what shoppers have to buy to get the free item.',
    why: S29,
    isBroken: ({ headline, disclaimer }) =>
      /\bfree\b|no charge|\$0\b/i.test(headline) && disclaimer.trim().length < 40,
  },
]
