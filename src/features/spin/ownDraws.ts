import { owned } from '@/core/person/read/ownRows'
import { ownDrawSchema } from './draw.rules'

export const OWN_DRAWS = owned('prize-draws', ownDrawSchema)
