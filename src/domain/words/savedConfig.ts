import { tenantConfigSchema } from '@/domain/tenant/tenantConfig'
import { ownWordsSchema } from './ownWords'

export const savedConfigSchema = tenantConfigSchema.extend({ words: ownWordsSchema.optional() })
