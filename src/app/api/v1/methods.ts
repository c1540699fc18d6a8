import { absent, notAllowed } from '@/integrator-api/problem'
import { methodsOf } from '@/app/api/methods'

export const methods = methodsOf({ absent, notAllowed })
