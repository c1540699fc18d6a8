import { getCar } from '@/core/car/read/cars'
import { type DealAnswers, linkSchema } from '@/features/reservations/deals/answers.rules'
import { withoutOldQuote } from '@/features/reservations/deals/finance.rules'
import { dealHref, dealLoan, dealOffers } from '@/features/reservations/deals/offer.rules'
import { DEAL_STEPS, openStep, stepAfter, stepsOf } from '@/features/reservations/deals/steps.rules'
import { answerDeal, statusOf } from '@/features/reservations/deals/answer'
import { countLink, countLinkSender, mailLink } from '@/features/reservations/deals/link'
import { dealPath, findDeal, type Deal } from '@/features/reservations/deals/row'
import { notFound } from '@/app/api/cars/answers'
import { type DealCall, forDeals } from '@/app/api/deals/forDeals'
import { parsed } from '@/app/api/forms/parsed'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { READ } from './answers'
import { goTo } from './goTo'
import { send } from './send'

interface Context {
  params: Promise<{ id: string; step: string }>
}

async function link({ site, form, now }: DealCall, deal: Deal, request: Request): Promise<Response> {
  const input = parsed(linkSchema, form.values)
  if (!input.ok) return form.refuse(422, input.errors)
  const address = request.headers.get('x-forecourt-ip') ?? ''
  const sender = await countLinkSender(address)
  if (!sender.ok) return tooMany(form, site, sender.retryAfter)
  const proof = await form.prove()
  if (proof !== 'good') return form.unproved(proof)
  const counted = await countLink(address, input.value.email)
  if (!counted.ok) return tooMany(form, site, counted.retryAfter)
  await mailLink(deal, input.value.email, now.getTime())
  return goTo(form, `${dealPath(deal)}&mailed=1`)
}

async function take(call: DealCall, deal: Deal, name: string, request: Request): Promise<Response> {
  const { site, form, shopper, now } = call
  if (name === 'link') return link(call, deal, request)
  const car = await getCar(site, deal.car_slug)
  // The deal's page says what happened to the car or the deal.
  if (!car || (await statusOf(deal))) return goTo(form, dealPath(deal))
  const stepsFor = (answers: DealAnswers) => stepsOf(dealOffers(car, site.config, now), answers)
  const status = (answers: DealAnswers) => withoutOldQuote(answers, dealLoan(car, site.config, now, answers))
  if (name === 'send') {
    const answers = status(deal.answers)
    const isReady =
      openStep(stepsFor(answers), answers) === 'payment' && dealHref({ ...car, reserved: false }, site.config)
    return isReady ? send(call, { ...deal, answers }, car, request) : goTo(form, dealPath(deal))
  }
  const step = DEAL_STEPS.find((one) => one === name)
  // By the known step: an object also answers to `__proto__` and `constructor`.
  const read = step && (await READ[step]?.({ site, car, now, answers: deal.answers, values: form.values }))
  if (!read || !step) return notFound()
  if (!read.ok) return form.refuse(422, read.errors)
  const stored = await answerDeal(site, deal, read.value, shopper?.id ?? null, now.getTime())
  if (!stored) return goTo(form, dealPath(deal))
  return goTo(form, dealPath(stored, stepAfter(stepsFor(stored.answers), status(stored.answers), step)))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The step's answer, its sending (`send`) or a mail with the link (`link`): {next}, the next page. 404: unknown deal or key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  async POST(request: Request, { params }: Context): Promise<Response> {
    const { id, step } = await params
    const page = ({ key }: Record<string, unknown>) =>
      `/checkout-journey/${encodeURIComponent(id)}?key=${encodeURIComponent(textOf(key))}`
    return forDeals(request, page, async (call) => {
      const deal = await findDeal(call.site, id, textOf(call.form.values.key), call.now.getTime())
      return deal ? take(call, deal, step, request) : notFound()
    })
  },
})
