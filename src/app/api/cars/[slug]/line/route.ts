import { reservePath } from '@/core/car/deposit'
import { lineSchema } from '@/features/reservations/reserveSchema.rules'
import { joinLine } from '@/features/reservations/line/join'
import { countTry } from '@/features/reservations/limits'
import { forCar, json, type SlugContext, notFound } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { seeOther } from '@/app/api/forms/plainPages'
import { readForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'

/** 201 {waiting: true}, also for a known address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) => {
      if (!site.config.features.reserve) return notFound()
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const input = parsed(lineSchema, form.values)
      if (!input.ok) return form.refuse(422, input.errors)
      const proof = await form.prove()
      if (proof !== 'good') return form.unproved(proof)
      const counted = await countTry(request.headers.get('x-forecourt-ip') ?? '', input.value.email)
      if (!counted.ok) return tooMany(form, site, counted.retryAfter)
      if (!input.value.website) await joinLine(site, car, input.value, new Date())
      if (form.plain) return seeOther(`${reservePath(car, site.config)}?waiting=1`)
      return json({ waiting: true }, 201)
    }),
})
