/** Contradictions between an offer of credit, the rate that it names, and the cars on its list. */
import type { OfferDefinition, TenantDefinition } from '@/definitions/definition'
import { isLentAt, specialAt } from '@/core/money/specialRate'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import type { FigureRule } from './figureRules'
import type { StockRow } from './stockFile'

const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const numberIn = (text: string, pattern: RegExp): number | null => {
  const [, digits] = pattern.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

interface Offered {
  rate: number
  comparison: number | null
  setup: number | null
  fee: number | null
  shortest: number | null
  longest: number | null
  amount: number | null
  deposit: number | null
  isWithoutBalloon: boolean
}

/** What the offer states; null for one that names no rate. */
const offered = ({ price_text = '', disclaimer = '', conditions = [] }: OfferDefinition): Offered | null => {
  const rate = numberIn(price_text, /^([\d.]+)% p\.a\./)
  const terms = [...conditions, disclaimer].join(' ')
  return rate === null
    ? null
    : {
        rate,
        comparison: numberIn(price_text, /comparison rate ([\d.]+)%/),
        setup: numberIn(disclaimer, /Establishment fee \$([\d,]+)/),
        fee: numberIn(disclaimer, /monthly fee \$([\d,]+)/),
        shortest: numberIn(disclaimer, /Terms from (\d+)/),
        longest: numberIn(disclaimer, /Terms (?:from \d+ to|up to) (\d+)/),
        amount: numberIn(disclaimer, /maximum amount financed \$([\d,]+)/),
        deposit: numberIn(terms, /Deposit from (\d+)%/),
        isWithoutBalloon: /no balloon/.test(disclaimer),
      }
}

/** The cars of an offer's list. */
function listed({ stock_path = '' }: OfferDefinition, stock: StockRow[]): StockRow[] {
  const { pathname, searchParams: requested } = new URL(stock_path, 'https://dealer.example')
  const [, , kind, make, model] = pathname.split('/')
  const isRequested = (name: string, value: string | null | undefined) =>
    !requested.has(name) || requested.getAll(name).includes(value ?? '')
  const isWithin = (name: string, value: number) => {
    const [least, most] = (requested.get(`range[${name}]`) ?? '').split(':')
    return value >= Number(least || 0) && value <= Number(most || Infinity)
  }
  return stock.filter(
    (car) =>
      car.status === 'in_stock' &&
      car.price &&
      (!kind || kind === `${car.car_type}-cars`) &&
      (!make || make === slugOf(car.make)) &&
      (!model || model === slugOf(car.model)) &&
      isRequested('make', car.make) &&
      isRequested('fuel', car.simple_fuel) &&
      isWithin('price', car.price ?? 0) &&
      isWithin('year', car.year),
  )
}

const financeOf = ({ config }: TenantDefinition) => financeConfigSchema.parse(config.finance ?? {})

export const LOAN_RULES: Record<string, FigureRule> = {
  'an offer of a rate that states other figures than the rate has': ({ tenant }) =>
    tenant.offers.flatMap((offer) => {
      const message = offered(offer)
      if (!message) return []
      const special = specialAt(message.rate, financeOf(tenant))
      if (!special) return [`${offer.slug}: no such rate`]
      const facts = [
        [message.comparison, special.comparisonRate],
        [message.setup, special.setupFee],
        [message.fee, special.monthlyFee],
        [message.shortest ?? special.shortestMonths, special.shortestMonths],
        [message.longest, special.longestMonths],
        [message.amount, special.largestAmount],
        [message.deposit ?? 0, special.leastDeposit],
        [message.isWithoutBalloon, !special.balloon],
      ]
      return facts.flatMap(([stated, fact]) =>
        stated === fact ? [] : [`${offer.slug}: ${stated}, the rate ${fact}`],
      )
    }),
  'an offer of a rate with a car on its list that it does not hold for': ({ tenant, stock }) => {
    const finance = financeOf(tenant)
    return tenant.offers.flatMap((offer) => {
      const message = offered(offer)
      if (!message) return []
      const share = /no deposit|nothing down/i.test(offer.description) ? 0 : finance.depositPercent
      return listed(offer, stock).flatMap(({ stocknum, price, finance_lenders, make, dealership_slug }) => {
        const isExcluded =
          finance.excludedMakes.includes(make) || finance.excludedDealerships.includes(dealership_slug)
        const rate = finance_lenders?.[finance.provider ?? '']?.interestRate
        const owed = (price ?? 0) * (1 - share / 100)
        return isExcluded || (rate === message.rate && owed <= (message.amount ?? Infinity))
          ? []
          : [`${offer.slug}: ${stocknum}, $${owed} at ${rate}%`]
      })
    })
  },
  'a car at a rate whose conditions its loan does not meet': ({ tenant, stock }) => {
    const finance = financeOf(tenant)
    return stock.flatMap(({ stocknum, price, finance_lenders }) => {
      const lender = finance_lenders?.[finance.provider ?? '']
      const special = specialAt(lender?.interestRate ?? 0, finance)
      const loan = {
        price: price ?? 0,
        own: lender?.deposit ?? 0,
        months: lender?.termMonths ?? 0,
        balloon: lender?.balloon ?? 0,
      }
      return !special || isLentAt(special, loan) ? [] : [stocknum]
    })
  },
}
