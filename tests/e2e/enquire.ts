import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ask, captchaOf } from './fixtures'

const hits = z.object({ hits: z.array(z.object({ id: z.string(), dealership_slug: z.string() })).min(1) })

/** Asks about the first car of a dealer's list, as a shopper's form does. Gives the email, an own one for each. */
export async function enquire(
  request: APIRequestContext,
  tenant: string,
  { name = 'Ruth Abel', message = 'Is it there?', phone = '0412 345 678' } = {},
): Promise<string> {
  const [car] = hits.parse(await (await ask(request, tenant, '/api/cars/search')).json()).hits
  const email = `${name.split(' ')[0]?.toLowerCase()}-${Date.now()}@shopper.example`
  const sent = await ask(request, tenant, '/api/leads', {
    method: 'POST',
    data: {
      ...{ form: 'enquiry', name, email, phone, message },
      ...{ car_id: car?.id, dealership_slug: car?.dealership_slug, terms_conditions: true },
      captcha: await captchaOf(request, tenant),
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return email
}
