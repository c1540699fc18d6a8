import type { Site } from '@/core/dealer/views'
import {
  requestedAt,
  giveBackProof,
  type Proof,
  spendProof,
  openForm,
  sealForm,
  spendStep,
  giveBack,
  workFor,
} from '@/integrations/captcha'
import type { FieldError } from '@/features/leads/parseLead'
import { type Body, readBody } from '@/lib/requestBody'
import { failure } from '@/app/api/cars/answers'
import { confirmPage, plainFailure } from './plainPages'
import { phrase, t } from '@/lib/words'
import { translateFaults } from './translateFaults'

const UNPROVED = phrase(
  'The check that keeps automatic mail away is missing, too old or used. Please send it once more.',
)
const STALE = phrase('This page has been sent already, or is too old. Please fill in the form again.')

export interface PostedForm {
  values: Record<string, unknown>
  /** Sent by a browser without JavaScript: the response is a page. */
  plain: boolean
  /** Epoch ms when its challenge was made; null without one. Not verified before `prove`. */
  requestedAt: number | null
  prove(): Promise<Proof>
  /** Call it when the form could not be stored: the same proof then works again. */
  giveBackProof(): Promise<void>
  refuse(status: number, errors: readonly FieldError[], headers?: Record<string, string>): Response
  unproved(proof: Exclude<Proof, 'good'>): Response
}

/** Reads a JSON body or a plain form, with its proof of work. Returns a Response when it cannot be read. */
export async function readForm(request: Request, site: Site): Promise<PostedForm | Response> {
  const body = await readBody(request)
  return body.ok ? postedForm(request, site, body) : failure(body.status, body.error)
}

export function postedForm(
  request: Request,
  site: Site,
  body: Extract<Body, { ok: true }>,
): PostedForm | Response {
  const { confirm, ...input } = body.values
  const plain = body.plainForm
  const refuse: PostedForm['refuse'] = (status, errors, headers) =>
    plain
      ? plainFailure({ site, request }, status, errors, headers)
      : Response.json(
          { error: t('Please fix the following errors:'), errors: translateFaults(errors) },
          { status, headers: { 'cache-control': 'no-store', ...headers } },
        )
  const step = typeof confirm === 'string' ? openForm(confirm, site.host) : null
  if (confirm !== undefined && !step) return refuse(422, [{ path: '', message: STALE }])
  const values = step?.values ?? input
  const action = new URL(request.url).pathname
  const address = request.headers.get('x-forecourt-ip') ?? ''
  let work = 1

  return {
    values,
    plain,
    requestedAt: step?.at ?? (typeof values.captcha === 'string' ? requestedAt(values.captcha) : null),
    refuse,
    async prove() {
      if (!site.config.forms.captcha) return 'good'
      if (step) return spendStep(step, Date.now())
      if (typeof values.captcha !== 'string' || !values.captcha) {
        if (plain) work = await workFor(site.host, address)
        return 'missing'
      }
      return (await spendProof(values.captcha, site.host)) ? 'good' : 'bad'
    },
    async giveBackProof() {
      if (step) await giveBack(step.id)
      else if (typeof values.captcha === 'string') await giveBackProof(values.captcha)
    },
    unproved(proof) {
      if (plain && proof === 'early' && typeof confirm === 'string' && step)
        return confirmPage({ site, request }, action, confirm, step.wait)
      if (plain && proof === 'missing') {
        const { token, wait } = sealForm(values, site.host, Date.now(), work)
        return confirmPage({ site, request }, action, token, wait)
      }
      return refuse(422, [{ path: 'captcha', message: step ? STALE : UNPROVED }])
    },
  }
}
