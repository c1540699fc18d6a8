import { newChallenge, workFor } from '@/integrations/captcha'
import { forSite, json } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      const address = request.headers.get('x-forecourt-ip') ?? ''
      return json(await newChallenge(site.host, await workFor(site.host, address)))
    }),
})
