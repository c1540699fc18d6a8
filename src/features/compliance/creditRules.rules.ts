import {
  type Advert,
  type Rule,
  isAboutCredit,
  mentionsComparisonRate,
  namesComparisonRate,
  namesRate,
  namesRepayment,
} from './advert.rules'

const S164 =
  'National Credit Code, section 164: whoever advertises a rate must show its comparison rate, at least as prominently, and say what it is based on.'
const RG234 = 'ASIC Regulatory Guide 234: the first impression of an advertisement for credit must be right.'
const isTrueForExampleOnly = (text: string): boolean =>
  /true only for/i.test(text) && /different comparison rate/i.test(text)

export const CREDIT_RULES: readonly Rule<Advert>[] = [
  {
    ...{ rule: 'comparison rate', field: 'price_text', isMust: true },
    text: 'Write the comparison rate beside the rate, such as “6.49% p.a., comparison rate 7.32% p.a.”.',
    why: S164,
    isBroken: ({ headline, words }) =>
      (namesRate(headline) && !namesComparisonRate(headline)) ||
      (namesRate(words) && !namesComparisonRate(words)),
  },
  {
    ...{ rule: 'comparison warning', field: 'disclaimer', isMust: true },
    text: 'Add the lender’s comparison rate warning: true only for the example, and other terms, fees or amounts may give a different comparison rate.',
    why: S164,
    isBroken: ({ words }) => mentionsComparisonRate(words) && !isTrueForExampleOnly(words),
  },
  {
    ...{ rule: 'comparison basis', field: 'disclaimer', isMust: true },
    text: 'Say which loan the comparison rate is based on: for a car, $30,000 secured over 5 years.',
    why: S164,
    isBroken: ({ words }) =>
      mentionsComparisonRate(words) && !/based on[^.]*(\$30,000|5[\s-]years?)/i.test(words),
  },
  {
    ...{ rule: 'credit licence', field: 'disclaimer', isMust: true },
    text: 'Name the lender and its Australian Credit Licence number.',
    why: 'National Consumer Credit Protection Act, section 52: advertisements for credit must show the number.',
    isBroken: ({ words }) => isAboutCredit(words) && !/credit licen[cs]e|\bACL\b/i.test(words),
  },
  {
    ...{ rule: 'promise of credit', field: 'description', isMust: true },
    text: 'Do not promise anybody a loan: take out “guaranteed approval”, “no credit check” or “everyone approved”.',
    why: RG234,
    isBroken: ({ words }) =>
      /guaranteed (approval|finance|credit)|(finance|approval|credit) guaranteed|no credit checks?|every(one|body) (is |gets )?approved/i.test(
        words,
      ),
  },
  {
    ...{ rule: 'who is approved', field: 'price_note', isMust: false },
    text: 'Say who can have it, such as “Approved applicants”.',
    why: RG234,
    isBroken: ({ words }) =>
      isAboutCredit(words) &&
      !/approved (personal |private |business )?(applicants|borrowers|customers)|lending criteria|subject to approval/i.test(
        words,
      ),
  },
  {
    ...{ rule: 'terms of a repayment', field: 'disclaimer', isMust: false },
    text: 'Say what the repayment is made of: amount, term, deposit, balloon and the total to pay.',
    why: RG234,
    isBroken: ({ words, terms }) =>
      namesRepayment(words) &&
      !(/\b\d+[\s-](months?|years?|weeks?)\b/i.test(terms) && /total|balloon|deposit/i.test(terms)),
  },
]
