import { absent } from '@/integrator-api/absent'
import { notAllowed } from '@/integrator-api/problem'
import { methodsOf } from '@/app/api/methods'

/** For integrators, whose refusals are problem details. */
export const methods = methodsOf({ absent, notAllowed })
