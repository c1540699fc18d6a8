import { absent } from '@/integrator-api/absent'
import { notAllowed } from '@/integrator-api/problem'
import { methodsOf } from '@/app/api/methods'

/** For integrators, who get problem details for refusals. */
export const methods = methodsOf({ absent, notAllowed })
